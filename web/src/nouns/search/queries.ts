import { searchApi, searchLettersMin } from '@ledgerleaf/contract/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export const searchQueries = {
  hits: (q: string) =>
    queryOptions({
      queryKey: ['search', q],
      queryFn: ({ signal }) => send(searchApi.find, { query: { q }, signal }),
      enabled: q.length >= searchLettersMin,
      placeholderData: keepPreviousData,
      // What was there a moment ago may be gone, and the other way round.
      staleTime: 0,
    }),
}
