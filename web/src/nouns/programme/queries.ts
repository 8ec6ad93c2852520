import { programmeApi } from '@ledgerleaf/contract/programme'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { programmeKeys } from './keys.ts'

/** Which analysis the programme takes for each year; nothing to ask for whoever is nobody yet. */
export const chosenFootprintsQuery = (isSignedIn: boolean) =>
  queryOptions({
    queryKey: [...programmeKeys.all, 'footprints'],
    queryFn: ({ signal }) => send(programmeApi.footprints, { signal }),
    enabled: isSignedIn,
  })

export const programmeQuery = () =>
  queryOptions({
    queryKey: programmeKeys.all,
    queryFn: ({ signal }) => send(programmeApi.read, { signal }),
  })
