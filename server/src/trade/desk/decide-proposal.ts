import type { ActOutcome } from '@ledgerleaf/contract/money'
import { Cents } from '@ledgerleaf/contract/units'
import { eq } from 'drizzle-orm'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { lockOrder } from '../orders/index.ts'
import type { DeskSettings } from './act-on-money.ts'
import { carryOut } from './carry-out.ts'
import { moneyActs } from './desk.tables.ts'
import { grantRequest } from './grant-request.ts'
import { refuseConcerned } from './refuse-concerned.ts'
import { trailWords } from './trail-words.ts'
import { weighAct } from './weigh-act.ts'

/** A proposal and its order, the order first, as everyone who changes one does. */
const lockProposal = async (tx: Tx, id: string) => {
  const [named] = isId(id)
    ? await tx.select({ orderId: moneyActs.orderId }).from(moneyActs).where(eq(moneyActs.id, id))
    : []
  const order = named && (await lockOrder(tx, named.orderId))
  const [proposal] = await tx.select().from(moneyActs).where(eq(moneyActs.id, id)).for('update')
  if (!order || !proposal?.needsSecond) throw new DomainError('not_found')
  return { order, proposal }
}

type Proposal = Awaited<ReturnType<typeof lockProposal>>['proposal']

const outcomeOf = ({ id, amountCents }: Proposal, state: ActOutcome['state']): ActOutcome => ({
  id,
  state,
  amountCents: Cents.parse(amountCents),
})

const trail = (
  tx: Tx,
  operatorId: string,
  verb: 'confirm' | 'refuse',
  proposal: Proposal,
  why: string,
  now: Date,
) =>
  recordAct(
    tx,
    {
      operatorId,
      act: `${verb}_${proposal.kind}`,
      subjectKind: 'order',
      subjectId: proposal.orderId,
      reason: trailWords(proposal.act, proposal.amountCents, why),
    },
    now,
  )

/** A second operator agrees, and it is done: unless what it rests on has changed since. Safe to repeat. */
export const confirmProposal = async (
  tx: Tx,
  operatorId: string,
  id: string,
  settings: DeskSettings,
): Promise<ActOutcome> => {
  const { order, proposal } = await lockProposal(tx, id)
  const { act, reason, requestId, amountCents } = proposal
  if (proposal.madeBy === operatorId)
    throw new DomainError('forbidden', { message: 'Another operator has to confirm what you have proposed.' })
  await refuseConcerned(tx, operatorId, order)
  if (proposal.state === 'done') return outcomeOf(proposal, 'done')
  if (proposal.state === 'refused')
    throw new DomainError('money_changed', { message: 'This proposal was refused.' })
  const now = await weighAct(tx, order, act)
  if (now.basis !== proposal.basis || now.amountCents !== amountCents)
    throw new DomainError('money_changed', {
      message:
        'The order has changed since this was proposed. Refuse it, and look at the order as it is now.',
    })
  await carryOut(tx, order, { id, reason, act }, settings.now)
  await tx
    .update(moneyActs)
    .set({ state: 'done', decidedBy: operatorId, decidedAt: settings.now })
    .where(eq(moneyActs.id, id))
  if (act.kind === 'refund')
    await grantRequest(tx, order, requestId, { operatorId, amountCents, ...settings })
  await trail(tx, operatorId, 'confirm', proposal, reason, settings.now)
  return outcomeOf(proposal, 'done')
}

/** Refused by another, or taken back by whoever proposed it: nothing moves. Safe to repeat. */
export const refuseProposal = async (
  tx: Tx,
  operatorId: string,
  id: string,
  { reason, now }: { reason: string; now: Date },
): Promise<ActOutcome> => {
  const { proposal } = await lockProposal(tx, id)
  if (proposal.state === 'refused') return outcomeOf(proposal, 'refused')
  if (proposal.state === 'done')
    throw new DomainError('money_changed', { message: 'It was confirmed before.' })
  await tx
    .update(moneyActs)
    .set({ state: 'refused', decidedBy: operatorId, decidedAt: now, decisionReason: reason })
    .where(eq(moneyActs.id, id))
  await trail(tx, operatorId, 'refuse', proposal, reason, now)
  return outcomeOf(proposal, 'refused')
}
