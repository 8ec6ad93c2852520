import { Cents } from '@ledgerleaf/contract/units'
import { eq } from 'drizzle-orm'
import { proceeds, sentFunds, usd } from '../../ledger/accounts.ts'
import { lockCents } from '../../ledger/balance-queries.ts'
import { post } from '../../ledger/post.ts'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { sendReturns } from '../returns/index.ts'
import { lockRun, type RunPayout } from './lock-run.ts'
import { mailSent } from './mail-payouts.ts'
import { payoutRuns, payouts } from './payouts.tables.ts'
import { transferPayoutTask } from './payouts.tasks.ts'

/** What may be paid to a seller at this moment, and to which account; null where nothing may. */
export type Payable = {
  availableCents: number
  accountEnding: string
  /** The account at a bank, or the one at the provider. */
  accountSealed: string | null
  destination: string | null
}
export type FindPayable = (tx: Tx, sellerId: string) => Promise<Payable | null>

type Sending = { find: FindPayable; publicUrl: string; now: Date }

const sendPayout = async (tx: Tx, payout: RunPayout, { find, publicUrl, now }: Sending): Promise<void> => {
  const { id, sellerId, amountCents, accountEnding } = payout
  // Held first: what is read afterwards stays true until the money has moved.
  await lockCents(tx, proceeds(sellerId))
  const payable = await find(tx, sellerId)
  if (!payable || payable.availableCents < amountCents || payable.accountEnding !== accountEnding)
    throw new DomainError('payout_changed')
  await post(tx, {
    key: `payout:${id}`,
    kind: 'payout',
    now,
    postings: [
      { asset: usd, amount: Cents.parse(amountCents), from: proceeds(sellerId), to: sentFunds(sellerId) },
    ],
  })
  await tx
    .update(payouts)
    .set({
      state: 'sent',
      sentAt: now,
      accountSealed: payable.accountSealed,
      destination: payable.destination,
    })
    .where(eq(payouts.id, id))
  if (payable.destination !== null)
    await enqueue(tx, transferPayoutTask, { payoutId: id }, { key: `transfer-payout:${id}` })
  await mailSent(tx, payout, publicUrl, now)
  await announce(tx, { organisationId: sellerId }, { type: 'orders.changed' })
}

/** A second operator agrees: the money leaves the sellers' balances, and the file for the bank can be had. */
export const sendRun = async (tx: Tx, operatorId: string, id: string, sending: Sending): Promise<void> => {
  const { now } = sending
  const run = await lockRun(tx, id)
  if (run.madeBy === operatorId)
    throw new DomainError('forbidden', { message: 'Another operator has to send what you have proposed.' })
  if (run.state === 'sent') return
  if (run.state === 'withdrawn')
    throw new DomainError('payout_changed', { message: 'This run was withdrawn.' })
  for (const payout of run.payouts) {
    if (payout.sellerId === operatorId)
      throw new DomainError('forbidden', {
        message: 'You would be paid by this run: another operator has to send it.',
      })
    await sendPayout(tx, payout, sending)
  }
  await sendReturns(tx, operatorId, id, now)
  await tx
    .update(payoutRuns)
    .set({ state: 'sent', decidedBy: operatorId, decidedAt: now })
    .where(eq(payoutRuns.id, id))
  const act = {
    operatorId,
    act: 'send_payouts',
    subjectKind: 'payout_run',
    subjectId: id,
    reason: '',
  } as const
  await recordAct(tx, act, now)
}
