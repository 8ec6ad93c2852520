/** What a page calls our origin before the server, which knows it, has filled it in. No such host can exist. */
export const builtOrigin = 'https://ledgerleaf.invalid'

/** Where the server shows every call to a person who writes programs; made by it, and no page of the site. */
export const apiDocsPath = '/api/docs'

/** The picture a link to the page is shown with: 1200 × 630, drawn when the site is built. */
export const previewPath = (path: string): string =>
  `/art/preview-${path.slice(1).replaceAll('/', '-') || 'home'}.png`

/** The picture a link to a project of this kind is shown with. */
export const categoryPreviewPath = (category: string): string => previewPath(`/project-${category}`)
