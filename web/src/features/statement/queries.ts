import { statementApi } from '@ledgerleaf/contract/statement'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

/** Under the orders, because every order that settles changes it. */
export const statementQuery = () =>
  queryOptions({
    queryKey: ['orders', 'statement'],
    queryFn: ({ signal }) => send(statementApi.find, { signal }),
  })
