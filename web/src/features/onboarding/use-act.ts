import { useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { useRefresh } from './use-refresh.ts'

export type ActRefusal = { field: string | undefined; text: string }

/** One thing done at a time: busy while it runs, refused with its field, and everything read again after it. */
export const useAct = () => {
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ActRefusal>()
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setRefused(undefined)
    try {
      await work()
      await refresh()
      return true
    } catch (error) {
      // What was done before the refusal stands, and is shown.
      void refresh()
      setRefused({ field: error instanceof ApiError ? error.field : undefined, text: messageOf(error) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { act, busy, refused, clear: () => setRefused(undefined) }
}
