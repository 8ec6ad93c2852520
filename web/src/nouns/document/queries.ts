import { documentsApi } from '@ledgerleaf/contract/documents'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { projectKeys } from '../project/keys.ts'

export const documentQueries = {
  ofProject: (id: string) =>
    queryOptions({
      queryKey: [...projectKeys.all, 'documents', id],
      queryFn: ({ signal }) => send(documentsApi.ofProject, { params: { id }, signal }),
    }),
  page: (id: string, page: number, quote: string) =>
    queryOptions({
      queryKey: ['documents', id, page, quote],
      queryFn: ({ signal }) => send(documentsApi.page, { params: { id, page }, query: { quote }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
