import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { MadeTransfer } from '../payments/index.ts'
import { endPayouts } from './end-payouts.ts'
import { payouts } from './payouts.tables.ts'

/** What the provider made of a payout: it is in the seller's account there, or was refused and is in the balance again. */
export const recordTransfer = async (
  tx: Tx,
  payoutId: string,
  made: MadeTransfer,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> => {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, payoutId)).for('update')
  if (!payout) return
  if ('transferId' in made)
    await tx.update(payouts).set({ transferId: made.transferId }).where(eq(payouts.id, payoutId))
  const told = {
    reference: payout.reference,
    amountCents: payout.amountCents,
    on: now.toISOString().slice(0, 10),
    returnReason: 'refused' in made ? made.refused : null,
  }
  // Told of before, as where it was taken back in the same moment, nothing happens twice.
  await endPayouts(tx, [told], { publicUrl, now })
}
