import type { ActOnMoney, ActOutcome } from '@ledgerleaf/contract/money'
import { Cents } from '@ledgerleaf/contract/units'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { carryOut } from './carry-out.ts'
import { moneyActs } from './desk.tables.ts'
import { grantRequest, lockRequest } from './grant-request.ts'
import { mailCancelled } from './mail-request.ts'
import { refuseConcerned } from './refuse-concerned.ts'
import { trailWords } from './trail-words.ts'
import { endDead, findWaiting } from './waiting-proposal.ts'
import { findGivenCents, lockActed, needsSecond, weighAct } from './weigh-act.ts'

export type DeskSettings = { fourEyesCents: number; publicUrl: string; secret: string; now: Date }

/**
 * An operator acts on the money of an order: at once, or above the amount as a proposal for another operator. What the
 * order stood at when it was looked at has to be what it stands at now. A proposal that the order has outlived ends by it.
 */
export const actOnMoney = async (
  tx: Tx,
  operatorId: string,
  { act, reason, requestId }: ActOnMoney,
  settings: DeskSettings,
): Promise<ActOutcome> => {
  const { fourEyesCents, now } = settings
  const order = await lockActed(tx, act)
  await refuseConcerned(tx, operatorId, order)
  await endDead(tx, order, operatorId, now)
  if (await findWaiting(tx, order)) throw new DomainError('proposal_waits')
  const weighed = await weighAct(tx, order, act)
  const { amountCents, basis } = weighed
  if (act.kind === 'refund' && act.basis !== basis) throw new DomainError('money_changed')
  if (requestId) await lockRequest(tx, requestId, order.id)
  const givenCents = await findGivenCents(tx, order)
  const isSecondNeeded = needsSecond(weighed, givenCents, fourEyesCents)
  const id = newId(now.getTime())
  const decided = isSecondNeeded ? null : now
  const state = isSecondNeeded ? ('proposed' as const) : ('done' as const)
  await tx.insert(moneyActs).values({
    id,
    orderId: order.id,
    requestId,
    kind: act.kind,
    act,
    amountCents,
    reason,
    needsSecond: isSecondNeeded,
    basis,
    state,
    madeBy: operatorId,
    madeAt: now,
    decidedAt: decided,
  })
  if (!isSecondNeeded) {
    await carryOut(tx, order, { id, reason, act }, now)
    if (act.kind === 'refund')
      await grantRequest(tx, order, requestId, { operatorId, amountCents, ...settings })
    if (act.kind === 'cancel_order') await mailCancelled(tx, order, reason, settings)
  }
  const name = isSecondNeeded ? (`propose_${act.kind}` as const) : act.kind
  await recordAct(
    tx,
    {
      operatorId,
      act: name,
      subjectKind: 'order',
      subjectId: order.id,
      reason: trailWords(act, amountCents, reason),
    },
    now,
  )
  return { id, state, amountCents: Cents.parse(amountCents) }
}
