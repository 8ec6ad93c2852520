import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { operatorKeys } from '../../nouns/operator/keys.ts'
import { projectKeys } from '../../nouns/project/keys.ts'

/** One decision at a time; after it, everything an operator sees is read again. */
export const useDecide = () => {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const decide = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
      await client.invalidateQueries({ queryKey: operatorKeys.all })
      await client.invalidateQueries({ queryKey: projectKeys.all })
      return true
    } catch (refusal) {
      setError(messageOf(refusal))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { decide, busy, error }
}
