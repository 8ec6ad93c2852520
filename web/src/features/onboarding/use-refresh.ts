import { useQueryClient } from '@tanstack/react-query'
import { projectKeys } from '../../nouns/project/keys.ts'

/** After a change of one's own, everything about one's projects is read again: a step may be done, a score other. */
export const useRefresh = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: projectKeys.all })
}
