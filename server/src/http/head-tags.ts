/** What a page about one thing is called, and the picture a link to it is shown with. */
export type Described = { title: string; description: string; picture: string }

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

/** Both as they stand in the page. */
export type PageHead = { title: string; tags: string }

/**
 * The title of a page about one thing, and the tags that link previews and search engines read. Each tag is marked, so
 * that the site takes it away on the next page.
 */
export const pageHead = (
  address: string,
  origin: string,
  { title, description, picture }: Described,
): PageHead => {
  const meta = {
    'og:type': 'website',
    'og:site_name': 'Ledgerleaf',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': origin + picture,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${title}, over a drawn landscape`,
  }
  const tags = [
    `<meta data-about name="description" content="${escapeHtml(description)}">`,
    `<link data-about rel="canonical" href="${escapeHtml(address)}">`,
    ...Object.entries(meta).map(
      ([property, content]) => `<meta data-about property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta data-about name="twitter:card" content="summary_large_image">',
  ].join('')
  return { title: `${escapeHtml(title)} · Ledgerleaf`, tags }
}
