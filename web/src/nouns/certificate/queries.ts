import { retirementsApi } from '@ledgerleaf/contract/retirements'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { lookAgainMs } from '../../api/log-lag.ts'
import { certificateKeys } from './keys.ts'

export const certificateQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: [...certificateKeys.all, id],
      queryFn: ({ signal }) => send(retirementsApi.certificate, { params: { id }, signal }),
      refetchInterval: ({ state }) => (state.data?.state === 'pending' ? lookAgainMs : false),
    }),
}
