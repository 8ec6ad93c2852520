import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { operatorKeys } from '../../nouns/operator/keys.ts'

/** One act at a time. After it, done or refused, everything on the desk is read again: it may have changed meanwhile. */
export const useMoneyAct = () => {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (refusal) {
      setError(messageOf(refusal))
    } finally {
      await client.invalidateQueries({ queryKey: operatorKeys.all })
      setBusy(false)
    }
  }
  return { act, busy, error }
}
