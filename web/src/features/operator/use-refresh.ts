import { useQueryClient } from '@tanstack/react-query'
import { operatorKeys } from '../../nouns/operator/keys.ts'
import { projectKeys } from '../../nouns/project/keys.ts'

/** After an act of one's own: everything an operator sees, and what sellers see of it. */
export const useRefresh = () => {
  const client = useQueryClient()
  return async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: operatorKeys.all })
    await client.invalidateQueries({ queryKey: projectKeys.all })
  }
}
