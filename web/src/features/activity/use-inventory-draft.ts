import { type ActivityInventory, activityApi } from '@ledgerleaf/contract/activity'
import type { DraftLine } from '@ledgerleaf/contract/activity-draft'
import { useCallback, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { activityKeys } from '../../nouns/activity/keys.ts'

export type DraftState = { kind: 'saved' | 'saving' | 'unsaved' } | { kind: 'failed'; says: string }

type Typed = { companyName: string; year: number; lines: readonly DraftLine[] }

// Soon enough that a reload loses nothing that was looked at, late enough not to send every letter.
const settleMs = 500

/**
 * What is typed, and that it is kept on the server a moment later. One save is under way at a time: the next one begins
 * from the revision the last one made.
 */
export const useInventoryDraft = (inventory: ActivityInventory) => {
  const [typed, setTyped] = useState<Typed>(inventory)
  const [state, setState] = useState<DraftState>({ kind: 'saved' })
  const latest = useRef<Typed>(inventory)
  const kept = useRef<Typed>(inventory)
  const revision = useRef(inventory.revision)
  const running = useRef<Promise<boolean> | null>(null)
  const { id } = inventory

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const body = latest.current
    setState({ kind: 'saving' })
    try {
      const answer = await send(activityApi.save, {
        params: { id },
        body: { ...body, lines: [...body.lines], seenRevision: revision.current },
      })
      revision.current = answer.revision
      kept.current = body
      // The list tells how many lines there are, and when they were saved.
      stale.send(activityKeys.list)
      setState({ kind: latest.current === body ? 'saved' : 'unsaved' })
      return true
    } catch (error) {
      setState({ kind: 'failed', says: messageOf(error) })
      return false
    }
  }, [id])

  /** Resolves with true once everything typed so far is kept. */
  const flush = useCallback(async (): Promise<boolean> => {
    while (running.current) if (!(await running.current)) return false
    if (kept.current === latest.current) return true
    const saving = saveOnce().finally(() => {
      running.current = null
    })
    running.current = saving
    return (await saving) ? flush() : false
  }, [saveOnce])

  const change = useCallback((more: Partial<Typed>) => {
    latest.current = { ...latest.current, ...more }
    setTyped(latest.current)
    setState({ kind: 'unsaved' })
  }, [])

  useEffect(() => {
    if (typed === kept.current) return
    const timer = setTimeout(() => void flush(), settleMs)
    return () => clearTimeout(timer)
  }, [typed, flush])

  // Whoever leaves the page, or turns to another window, leaves nothing behind.
  useEffect(() => {
    const leave = () => void flush()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [flush])

  /** What the server made of it, such as by rows of a file. */
  const replace = useCallback((made: ActivityInventory) => {
    latest.current = made
    kept.current = made
    revision.current = made.revision
    setTyped(made)
    setState({ kind: 'saved' })
  }, [])

  return { typed, state, change, flush, replace, revision }
}

export type InventoryDraft = ReturnType<typeof useInventoryDraft>
