import { deadlinesApi } from '@ledgerleaf/contract/deadlines'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { deadlineKeys } from './keys.ts'

export const deadlineQueries = {
  list: () =>
    queryOptions({
      queryKey: deadlineKeys.all,
      queryFn: ({ signal }) => send(deadlinesApi.list, { signal }),
    }),
}
