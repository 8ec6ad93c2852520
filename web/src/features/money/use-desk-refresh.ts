import { useQueryClient } from '@tanstack/react-query'
import { operatorKeys } from '../../nouns/operator/keys.ts'

/** After an act, done or refused, everything on the desk is read again: it may have changed meanwhile. */
export const useDeskRefresh = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: operatorKeys.all })
}
