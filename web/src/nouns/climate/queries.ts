import { climateCalls } from '@ledgerleaf/contract/climate-calls'
import type { climatePagesApi } from '@ledgerleaf/contract/climate-pages'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { climateKeys } from './keys.ts'

export const climateQueries = {
  page: (slug: string) =>
    queryOptions({
      queryKey: [...climateKeys.page, slug],
      queryFn: ({ signal }) =>
        send<typeof climatePagesApi.page>(climateCalls.page, { params: { slug }, signal }),
    }),
}
