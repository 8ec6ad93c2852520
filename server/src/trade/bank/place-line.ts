import type { LineProposal } from '@ledgerleaf/contract/bank'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId, newId } from '../../platform/id.ts'
import { findSheet, findSheetsOf } from '../../supply/rates/index.ts'
import { assignLine, findAssigned } from './assign-line.ts'
import { bankLines, lineProposals } from './bank.tables.ts'
import { refuseWaiting } from './find-waiting.ts'
import { inDollars } from './in-dollars.ts'
import type { Matching } from './line-meaning.ts'
import { lockOpenCredit, lockOpenLine } from './lock-line.ts'
import { setAsideLine } from './set-aside.ts'

export type LineAct = { act: LineProposal['act']; invoice: string | null; reason: string }
export type Placing = Matching & { fourEyesCents: number }
type Acted = { operatorId: string; lineId: string }

/** What operators said by hand that an order was paid with, in its currency: small lines do not pass one by one. */
const findAssignedMinor = async (tx: Tx, orderId: string): Promise<number> => {
  const [sum] = await tx
    .select({ cents: sql<number>`coalesce(sum(${bankLines.amountCents}), 0)`.mapWith(Number) })
    .from(bankLines)
    .where(
      and(
        eq(bankLines.matchId, orderId),
        eq(bankLines.matchKind, 'transfer'),
        // The reason of whoever assigned it; a line that carried its reference has none.
        isNotNull(bankLines.note),
      ),
    )
  return sum?.cents ?? 0
}

const trailOf = ({ invoice, reason }: LineAct): string =>
  invoice === null ? reason : `${invoice}: ${reason}`

/** Whether an act moves money of others by so much that a second operator has to look, and what it would do. */
const weigh = async (
  tx: Tx,
  { operatorId, lineId }: Acted,
  { act, invoice, reason }: LineAct,
  parts: Placing,
) => {
  if (act === 'set_aside' || invoice === null) {
    const line = await lockOpenLine(tx, lineId)
    return {
      cents: line.isCredit ? inDollars(line.amountCents, line, await findSheet(tx)) : 0,
      carryOut: () => setAsideLine(tx, line, reason, parts.now),
    }
  }
  const line = await lockOpenCredit(tx, lineId)
  const order = await findAssigned(tx, operatorId, line, invoice)
  const minor = line.amountCents + (await findAssignedMinor(tx, order.id))
  // By the rates the order was placed under: what it comes to does not change with the day.
  const rates = (await findSheetsOf(tx, [order.rateSheetId])).get(order.rateSheetId ?? '') ?? null
  return {
    cents: inDollars(minor, line, rates),
    carryOut: () => assignLine(tx, line, { orderId: order.id, reason }, parts),
  }
}

const record = (tx: Tx, { operatorId, lineId }: Acted, act: string, reason: string, now: Date) =>
  recordAct(tx, { operatorId, act, subjectKind: 'bank_line', subjectId: lineId, reason }, now)

/** An operator says what a line is: at once, or above the amount as a proposal for another operator. */
export const placeLine = async (
  tx: Tx,
  acted: Acted,
  wanted: LineAct,
  parts: Placing,
): Promise<{ state: 'done' | 'proposed' }> => {
  const { operatorId, lineId } = acted
  const { cents, carryOut } = await weigh(tx, acted, wanted, parts)
  await refuseWaiting(tx, lineId)
  if (cents <= parts.fourEyesCents) {
    await carryOut()
    await record(tx, acted, `${wanted.act}_line`, trailOf(wanted), parts.now)
    return { state: 'done' }
  }
  await tx.insert(lineProposals).values({
    id: newId(parts.now.getTime()),
    lineId,
    ...wanted,
    state: 'proposed',
    madeBy: operatorId,
    madeAt: parts.now,
  })
  await record(tx, acted, `propose_${wanted.act}_line`, trailOf(wanted), parts.now)
  return { state: 'proposed' }
}

/** A proposal that waits, and its line, the line first. */
const lockWaiting = async (tx: Tx, lineId: string, proposalId: string) => {
  await lockOpenLine(tx, lineId)
  const [found] = isId(proposalId)
    ? await tx.select().from(lineProposals).where(eq(lineProposals.id, proposalId)).for('update')
    : []
  if (found?.lineId !== lineId) throw new DomainError('not_found')
  if (found.state !== 'proposed')
    throw new DomainError('money_changed', { message: 'This proposal was decided before.' })
  return found
}

const decide = (tx: Tx, id: string, operatorId: string, state: 'done' | 'refused', now: Date) =>
  tx
    .update(lineProposals)
    .set({ state, decidedBy: operatorId, decidedAt: now })
    .where(eq(lineProposals.id, id))

/** A second operator agrees, and it is done, if it still can be. */
export const confirmLine = async (
  tx: Tx,
  acted: Acted,
  proposalId: string,
  parts: Placing,
): Promise<void> => {
  const { operatorId, lineId } = acted
  const proposal = await lockWaiting(tx, lineId, proposalId)
  if (proposal.madeBy === operatorId)
    throw new DomainError('forbidden', { message: 'Another operator has to confirm what you have proposed.' })
  const { carryOut } = await weigh(tx, acted, proposal, parts)
  await carryOut()
  await decide(tx, proposalId, operatorId, 'done', parts.now)
  await record(tx, acted, `confirm_${proposal.act}_line`, trailOf(proposal), parts.now)
}

/** Refused by another, or taken back by whoever proposed it: the line stays open. */
export const refuseLine = async (tx: Tx, acted: Acted, proposalId: string, now: Date): Promise<void> => {
  const proposal = await lockWaiting(tx, acted.lineId, proposalId)
  await decide(tx, proposalId, acted.operatorId, 'refused', now)
  await record(tx, acted, `refuse_${proposal.act}_line`, trailOf(proposal), now)
}
