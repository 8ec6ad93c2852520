import { statementApi } from '@ledgerleaf/contract/statement'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export const statementQuery = () =>
  queryOptions({
    queryKey: ['statement'],
    queryFn: ({ signal }) => send(statementApi.find, { signal }),
  })
