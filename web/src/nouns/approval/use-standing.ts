import type { ApprovalStanding } from '@ledgerleaf/contract/approvals'
import { mayDo } from '@ledgerleaf/contract/member-roles'
import { useEffect, useSyncExternalStore } from 'react'
import { useMine } from '../organisation/use-mine.ts'
import { standing } from './standing.ts'

/** What the signed-in person may do alone; undefined until it is known, for visitors, and for whoever is alone. */
export const useStanding = (): ApprovalStanding | undefined => {
  const { current } = useMine()
  const isAsked = current !== undefined && current.members > 1
  useEffect(() => {
    if (isAsked) standing.ensure()
  }, [isAsked])
  const { data } = useSyncExternalStore(standing.watch, standing.read, standing.read)
  return isAsked ? data : undefined
}

type Wish = { amountCents: number; retiredTonnes?: number } | { retiredTonnes: number }

/**
 * Whether colleagues have to approve this first: it is more than what is left of one's limit. What is bought to be retired at
 * once is held to both. Whoever may not even ask is told by the button in its own words.
 */
export const useMustAsk = (wish: Wish): boolean => {
  const { current } = useMine()
  const known = useStanding()
  if (!known || !current || !mayDo(current.role, 'ask')) return false
  const { buyCents, retireTonnes } = known.limit.left
  const isAbove = (size: number | undefined, limit: number | null) =>
    size !== undefined && limit !== null && size > limit
  const amountCents = 'amountCents' in wish ? wish.amountCents : undefined
  return isAbove(amountCents, buyCents) || isAbove(wish.retiredTonnes, retireTonnes)
}
