/**
 * The texts people agree to, without their schemas: who only reads one need not load the schema library. The full calls stand in
 * terms.ts and start from here.
 */
export const termsDocuments = ['buyers', 'sellers', 'forward'] as const
export type TermsDocument = (typeof termsDocuments)[number]

export const termsTitles: Record<TermsDocument, string> = {
  buyers: 'Terms for buyers',
  sellers: 'Terms for sellers',
  forward: 'Forward contract',
}

/** Where the version in force stands. */
export const termsPaths = {
  buyers: '/terms',
  sellers: '/terms/sellers',
  forward: '/terms/forward',
} as const satisfies Record<TermsDocument, `/${string}`>

/** Where a version stands for good, whatever is in force. */
export const termsVersionPath = (document: TermsDocument, version: number): string =>
  `/terms/${document}/${version}`

const read = { method: 'GET', effect: 'read', caller: 'anyone' } as const

export const termsCalls = {
  current: { ...read, path: '/api/terms/:document' },
  version: { ...read, path: '/api/terms/:document/:version' },
  plain: { ...read, path: '/api/terms/:document/:version/text' },
  paper: { ...read, path: '/api/terms/:document/:version/pdf' },
} as const

const plural = (count: number) => (count === 1 ? 'has' : 'have')

/** “Refunds” and “Law” have changed. */
export const tellChanged = (headings: readonly string[]): string => {
  if (headings.length === 0) return ''
  const quoted = headings.map((heading) => `“${heading}”`)
  const last = quoted.pop() ?? ''
  const list = quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`
  return `${list} ${plural(headings.length)} changed.`
}
