import type { MetaDescriptor } from 'react-router'

type PageMeta = { title: string; description?: string }

/** The title and description of a page, for the tab, for search engines and for link previews. */
export const pageMeta =
  ({ title, description }: PageMeta) =>
  (): MetaDescriptor[] => [
    { title: `${title} · Ledgerleaf` },
    { property: 'og:title', content: title },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
  ]
