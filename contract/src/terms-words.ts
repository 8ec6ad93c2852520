/** The texts people agree to: every page names them in its foot, so nothing else stands here. */
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
