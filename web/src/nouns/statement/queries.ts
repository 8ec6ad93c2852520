import { statementApi } from '@ledgerleaf/contract/statement'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { statementKeys } from './keys.ts'

export const statementQuery = () =>
  queryOptions({
    queryKey: statementKeys.all,
    queryFn: ({ signal }) => send(statementApi.find, { signal }),
  })
