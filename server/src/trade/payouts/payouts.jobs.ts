import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { MadeTransfer, PaymentProvider } from '../payments/index.ts'
import { payouts } from './payouts.tables.ts'
import { transferPayoutTask } from './payouts.tasks.ts'
import { recordTransfer } from './record-transfer.ts'

type Parts = { db: Db; provider: PaymentProvider | null; publicUrl: string; log: Logger }

/** Talks to the provider outside any transaction. Whoever dies before the record begins again, and nothing is sent twice. */
export const payoutTasks = ({ db, provider, publicUrl, log }: Parts): TaskHandler[] => [
  does(transferPayoutTask, async ({ payoutId }, now) => {
    const [payout] = await db.select().from(payouts).where(eq(payouts.id, payoutId))
    if (payout?.state !== 'sent' || payout.transferId !== null || payout.destination === null) return
    if (!provider) throw new Error(`nobody can send the payout ${payout.reference}`)
    const { reference, amountCents, destination } = payout
    const made: MadeTransfer = await provider.transfer({
      payoutId,
      reference,
      amountCents,
      currency: 'usd',
      destination,
    })
    if ('refused' in made)
      log.error(
        { code: 'payout-refused', payout: reference, reason: made.refused },
        'the provider refused a payout; it is in the seller’s balance again',
      )
    await inTransaction(db, (tx) => recordTransfer(tx, payoutId, made, { publicUrl, now }))
  }),
]
