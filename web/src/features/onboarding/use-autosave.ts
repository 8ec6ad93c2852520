import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { pendingSaves, type Settle } from './pending-saves.ts'

export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'refused'

const pauseMs = 600

/**
 * One field that saves itself: a moment after the last key, and at once when it is left. What the server refuses
 * stays typed, with the reason; what others changed meanwhile is shown only while nobody types here.
 */
export const useAutosave = (kept: string, save: (value: string) => Promise<unknown>) => {
  const [value, setValue] = useState(kept)
  const [state, setState] = useState<SaveState>('idle')
  const [error, setError] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<boolean>>(Promise.resolve(true))
  const latest = useRef({ value, save })
  latest.current.save = save

  const untouched = state === 'idle' || state === 'saved'
  useEffect(() => {
    if (!untouched) return
    setValue(kept)
    latest.current.value = kept
  }, [kept, untouched])

  const sendLatest = async (): Promise<boolean> => {
    const sent = latest.current.value
    setState('saving')
    try {
      await latest.current.save(sent)
      if (latest.current.value !== sent) return true
      setState('saved')
      setError(undefined)
      return true
    } catch (refusal) {
      if (latest.current.value !== sent) return true
      setState('refused')
      setError(messageOf(refusal))
      return false
    }
  }

  /** Sends what waits, or waits for what is being sent; false where the server did not keep it. */
  const flush = (): Promise<boolean> => {
    if (timer.current !== undefined) {
      clearTimeout(timer.current)
      timer.current = undefined
      sending.current = sendLatest()
    }
    return sending.current
  }

  const newest = useRef(flush)
  newest.current = flush
  const [settle] = useState<Settle>(() => () => newest.current())

  const change = (next: string) => {
    pendingSaves.typed(settle)
    latest.current.value = next
    setValue(next)
    setState('waiting')
    setError(undefined)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void pendingSaves.settleUpTo(settle), pauseMs)
  }

  // Whoever leaves the page a moment after typing has still typed it, and nothing overtakes it.
  useEffect(() => {
    pendingSaves.join(settle)
    return () => void settle().finally(() => pendingSaves.leave(settle))
  }, [settle])

  return { value, state, error, change, flush: () => pendingSaves.settleUpTo(settle) }
}
