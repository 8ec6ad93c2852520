import { documentsApi } from '@ledgerleaf/contract/documents'
import { scoresApi } from '@ledgerleaf/contract/scores'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export const scoreQueries = {
  /** Under the projects: whatever changes one of them may change its score. */
  ofProject: (id: string) =>
    queryOptions({
      queryKey: ['projects', 'scores', id],
      queryFn: ({ signal }) => send(scoresApi.ofProject, { params: { id }, signal }),
    }),
  documents: (id: string) =>
    queryOptions({
      queryKey: ['projects', 'documents', id],
      queryFn: ({ signal }) => send(documentsApi.ofProject, { params: { id }, signal }),
    }),
  page: (id: string, page: number, quote: string) =>
    queryOptions({
      queryKey: ['documents', id, page, quote],
      queryFn: ({ signal }) => send(documentsApi.page, { params: { id, page }, query: { quote }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
