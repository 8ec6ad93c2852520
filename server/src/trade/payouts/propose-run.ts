import { sumByCurrency } from '@ledgerleaf/contract/currencies'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { proposeReturns } from '../returns/index.ts'
import { payoutRuns, payouts } from './payouts.tables.ts'

export type ProposedPayout = { sellerId: string; amountCents: number; accountEnding: string }

/** What the bank and the seller's statement know a transfer by: short, without anything that is somebody's. */
const referenceOf = (id: string): string => `LLP-${id.slice(-12).toUpperCase()}`

/** One operator says who is to be paid. Nothing moves before another agrees. */
export const proposeRun = async (
  tx: Tx,
  operatorId: string,
  { payouts: proposed, returnIds }: { payouts: readonly ProposedPayout[]; returnIds: readonly string[] },
  now: Date,
): Promise<{ id: string }> => {
  const id = newId(now.getTime())
  await tx.insert(payoutRuns).values({ id, madeBy: operatorId, madeAt: now, state: 'proposed' })
  const rows = proposed.map((payout) => {
    const payoutId = newId(now.getTime())
    return {
      ...payout,
      id: payoutId,
      reference: referenceOf(payoutId),
      runId: id,
      state: 'proposed' as const,
    }
  })
  const kept =
    rows.length === 0
      ? []
      : await tx.insert(payouts).values(rows).onConflictDoNothing().returning({ id: payouts.id })
  // Another run, proposed at the same moment, has one of them.
  if (kept.length !== rows.length) throw new DomainError('payout_changed')
  const returned = await proposeReturns(tx, id, returnIds)
  const sums = sumByCurrency([
    ...proposed.map(({ amountCents }) => ({ currency: 'usd' as const, minor: amountCents })),
    ...returned.map(({ currency, amountCents }) => ({ currency, minor: amountCents })),
  ])
  const reason = [
    `${proposed.length} ${proposed.length === 1 ? 'payout' : 'payouts'}`,
    ...(returned.length > 0 ? [`${returned.length} sent back`] : []),
    ...sums.map(({ minor, currency }) => `${(minor / 100).toFixed(2)} ${currency.toUpperCase()}`),
  ].join(', ')
  const act = {
    operatorId,
    act: 'propose_payouts',
    subjectKind: 'payout_run',
    subjectId: id,
    reason,
  } as const
  await recordAct(tx, act, now)
  return { id }
}
