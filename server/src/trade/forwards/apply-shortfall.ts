import { waitDays, waitsMax } from '@ledgerleaf/contract/forward-terms'
import type { Tx } from '../../platform/db.ts'
import { announceOrder, type LockedMilestone, lockMilestone, postponeMilestone } from '../orders/index.ts'
import type { ShortfallOutcome } from './forward-mails.ts'
import { type ForwardSender, mailMissed } from './mail-forward.ts'
import { replaceCredits } from './replace-credits.ts'
import { returnMoney } from './return-money.ts'

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const extend = async (tx: Tx, { milestone }: LockedMilestone): Promise<string> => {
  const dueOn = addDays(milestone.dueOn, waitDays)
  await postponeMilestone(tx, milestone, dueOn)
  return dueOn
}

/** By the rule that was agreed when it was bought. */
const decide = async (
  tx: Tx,
  found: LockedMilestone,
  feeBasisPoints: number,
  now: Date,
): Promise<ShortfallOutcome> => {
  const { shortfall, waits } = found.milestone
  if (shortfall === 'wait' && waits < waitsMax) return { kind: 'waits', dueOn: await extend(tx, found) }
  if (shortfall === 'replace' && (await replaceCredits(tx, found, feeBasisPoints, now)))
    return { kind: 'replaced' }
  await returnMoney(tx, found, now)
  return { kind: 'refunded' }
}

/**
 * What follows when a date has passed and credits are missing. Whoever comes second, another scheduler or a delivery at
 * the last moment, finds the milestone moved on; then nothing happens here.
 */
export const applyShortfall = async (
  tx: Tx,
  milestoneId: string,
  feeBasisPoints: number,
  sender: ForwardSender,
  now: Date,
): Promise<ShortfallOutcome | null> => {
  const found = await lockMilestone(tx, milestoneId)
  const today = now.toISOString().slice(0, 10)
  if (found?.milestone.state !== 'open' || found.milestone.dueOn >= today) return null
  const outcome = await decide(tx, found, feeBasisPoints, now)
  await mailMissed(tx, found, outcome, sender, now)
  await announceOrder(tx, found.order, { holdingsChanged: true })
  return outcome
}
