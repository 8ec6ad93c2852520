import { scoresApi } from '@ledgerleaf/contract/scores'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { projectKeys } from '../project/keys.ts'

export const scoreQueries = {
  /** Under the projects: whatever changes one of them may change its score. */
  ofProject: (id: string) =>
    queryOptions({
      queryKey: [...projectKeys.all, 'scores', id],
      queryFn: ({ signal }) => send(scoresApi.ofProject, { params: { id }, signal }),
    }),
}
