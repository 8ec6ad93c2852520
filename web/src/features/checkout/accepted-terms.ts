import type { PlaceOrder } from '@ledgerleaf/contract/orders'
import type { ShownTerms } from '../../nouns/terms/TermsLine.tsx'

/** The versions that stand on the page; none where the server has not said them, and then paying accepts those in force. */
export const acceptedOf = (terms: readonly ShownTerms[]): Pick<PlaceOrder, 'terms'> => {
  const [buyers, forward] = terms
  if (buyers?.version === undefined || (forward && forward.version === undefined)) return {}
  return { terms: { buyers: buyers.version, ...(forward ? { forward: forward.version } : {}) } }
}
