import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { operatorKeys } from '../../nouns/operator/keys.ts'

/** One act at a time. After it, and after a refusal too, the desk is read again: another may have been faster. */
export const useAct = () => {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const refresh = () => client.invalidateQueries({ queryKey: operatorKeys.all })
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await work()
    } catch (error) {
      setRefusal(messageOf(error))
    }
    await refresh()
    setBusy(false)
  }
  return { act, busy, refusal, refresh }
}
