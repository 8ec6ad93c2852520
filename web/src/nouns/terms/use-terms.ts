import type { TermsDocument } from '@ledgerleaf/contract/terms-words'
import { useQueries } from '@tanstack/react-query'
import { termsQueries } from './queries.ts'
import type { ShownTerms } from './TermsLine.tsx'

/** The versions in force of some texts, as far as the server has said them. */
export const useTerms = (documents: readonly TermsDocument[]): ShownTerms[] => {
  const found = useQueries({ queries: documents.map((document) => termsQueries.text(document)) })
  return documents.map((document, at) => ({ document, version: found[at]?.data?.version }))
}
