import { approvalsApi } from '@ledgerleaf/contract/approvals'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { approvalKeys } from './keys.ts'

export const approvalQueries = {
  requests: () =>
    queryOptions({
      queryKey: approvalKeys.requests,
      queryFn: ({ signal }) => send(approvalsApi.list, { signal }),
    }),
}
