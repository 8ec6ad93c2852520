import { programmeApi } from '@ledgerleaf/contract/programme'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { programmeKeys } from './keys.ts'

export const programmeQuery = () =>
  queryOptions({
    queryKey: programmeKeys.all,
    queryFn: ({ signal }) => send(programmeApi.read, { signal }),
  })
