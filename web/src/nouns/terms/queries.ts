import type { termsApi } from '@ledgerleaf/contract/terms'
import { termsCalls } from '@ledgerleaf/contract/terms-calls'
import type { TermsDocument } from '@ledgerleaf/contract/terms-words'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { termsKeys } from './keys.ts'

export const termsQueries = {
  /** The version in force, or with a number that one. */
  text: (document: TermsDocument, version: string | null = null) =>
    queryOptions({
      queryKey: [...termsKeys.all, document, version],
      queryFn: ({ signal }) =>
        version === null
          ? send<typeof termsApi.current>(termsCalls.current, { params: { document }, signal })
          : send<typeof termsApi.version>(termsCalls.version, { params: { document, version }, signal }),
    }),
}
