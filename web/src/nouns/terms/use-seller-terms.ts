import { tellChanged } from '@ledgerleaf/contract/tell-changed'
import { termsApi } from '@ledgerleaf/contract/terms'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { termsKeys } from './keys.ts'

type Asked = 'sellers' | 'forward'

/** What a seller has still to accept before an act, and the way to accept it with that act. */
export const useSellerTerms = (documents: readonly Asked[], place: 'publish' | 'payout_account') => {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [...termsKeys.all, 'own'],
    queryFn: ({ signal }) => send(termsApi.own, { signal }),
  })
  const missing = documents.flatMap((document) => {
    const found = data?.standing.find((one) => one.document === document)
    return found && found.accepted !== found.version ? [{ ...found, document }] : []
  })
  return {
    missing,
    changed: missing.map(({ changed }) => tellChanged(changed)).join(' '),
    accept: async () => {
      try {
        for (const { document, version } of missing)
          await send(termsApi.accept, { body: { document, version, place } })
      } finally {
        if (missing.length > 0) await client.invalidateQueries({ queryKey: termsKeys.all })
      }
    },
  }
}
