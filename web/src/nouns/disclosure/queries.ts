import { disclosuresApi } from '@ledgerleaf/contract/disclosures'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { projectKeys } from '../project/keys.ts'

export const disclosureQueries = {
  /** Under the projects: whatever changes one of them may change what it discloses. */
  ofProject: (id: string, listing: string | undefined) =>
    queryOptions({
      queryKey: [...projectKeys.all, 'disclosure', id, listing ?? null],
      queryFn: ({ signal }) => send(disclosuresApi.read, { params: { id }, query: { listing }, signal }),
    }),
}
