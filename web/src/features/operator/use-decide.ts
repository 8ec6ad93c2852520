import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { useRefresh } from './use-refresh.ts'

/** One decision at a time; after it, everything an operator sees is read again. */
export const useDecide = () => {
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const decide = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
      await refresh()
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
