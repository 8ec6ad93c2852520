import { previewPath } from '@ledgerleaf/contract/page-address'
import type { MetaArgs, MetaDescriptor } from 'react-router'
import { origin } from '../features/site/origin.ts'

type PageMeta = {
  title: string
  /** Public pages have one; it is what search engines and link previews say about them. */
  description?: string
  /** The address by which the page wants to be known, if it can be reached by more than one. */
  canonical?: string
}

const sharing = (title: string, description: string, path: string): MetaDescriptor[] => [
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: origin + path },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: 'Ledgerleaf' },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: origin + path },
  { property: 'og:image', content: origin + previewPath(path) },
  { property: 'og:image:type', content: 'image/png' },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: `${title}, over a drawn landscape` },
  { name: 'twitter:card', content: 'summary_large_image' },
]

/** The title and description of a page, for the tab, for search engines and for link previews. */
export const pageMeta =
  ({ title, description, canonical }: PageMeta) =>
  ({ location }: Pick<MetaArgs, 'location'>): MetaDescriptor[] => [
    { title: `${title} · Ledgerleaf` },
    ...(description
      ? sharing(title, description, canonical ?? location.pathname.replace(/(.)\/$/, '$1'))
      : []),
  ]

const organisation = { '@type': 'Organization', '@id': `${origin}/#organization` }

/** Who publishes the site, for search engines; on the first page only. */
export const siteData: MetaDescriptor = {
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@graph': [
      { ...organisation, name: 'Ledgerleaf', url: `${origin}/`, logo: `${origin}/art/icon-512.png` },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: 'Ledgerleaf',
        url: `${origin}/`,
        inLanguage: 'en',
        publisher: { '@id': organisation['@id'] },
      },
    ],
  },
}
