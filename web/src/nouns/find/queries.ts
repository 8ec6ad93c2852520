import { findsApi, searchLettersMin } from '@ledgerleaf/contract/finds'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export const findQueries = {
  hits: (q: string) =>
    queryOptions({
      queryKey: ['finds', q],
      queryFn: ({ signal }) => send(findsApi.find, { query: { q }, signal }),
      enabled: q.length >= searchLettersMin,
      placeholderData: keepPreviousData,
      // What was there a moment ago may be gone, and the other way round.
      staleTime: 0,
    }),
}
