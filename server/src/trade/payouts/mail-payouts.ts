import { writeReturnReason } from '@ledgerleaf/contract/return-reasons'
import { findAddresses } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/db.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueueAll, jobOf } from '../../platform/outbox.ts'
import type { payouts } from './payouts.tables.ts'

type PayoutRow = Pick<
  typeof payouts.$inferSelect,
  'id' | 'sellerId' | 'reference' | 'amountCents' | 'accountEnding' | 'returnReason'
>

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

type Letter = { key: string; sellerId: string; subject: string; blocks: Parameters<typeof composeMail>[0] }

/** Whoever has no account any more is not written to. */
const mailSellers = async (tx: Tx, letters: readonly Letter[]): Promise<void> => {
  const addresses = await findAddresses(
    tx,
    letters.map(({ sellerId }) => sellerId),
  )
  const jobs = letters.flatMap(({ key, sellerId, subject, blocks }) => {
    const to = addresses.get(sellerId)
    // Each is a job of its own: where one has to be repeated, nobody else is written to again.
    return to === undefined ? [] : [jobOf(sendMailTask, [{ to, subject, ...composeMail(blocks) }], { key })]
  })
  await enqueueAll(tx, jobs)
}

/** The advice of a transfer: how much, where to, under which reference, and the sales it is for. */
export const mailSent = (tx: Tx, payout: PayoutRow, publicUrl: string): Promise<void> =>
  mailSellers(tx, [
    {
      key: `payout-sent:${payout.id}`,
      sellerId: payout.sellerId,
      subject: `${dollars(payout.amountCents)} is on its way to your bank`,
      blocks: [
        `We have sent ${dollars(payout.amountCents)} to your account ending in ${payout.accountEnding}. The reference is ${payout.reference}.`,
        {
          link: `${publicUrl}/statement`,
          label: 'Your statement, with the remittance advice and the sales it is for',
        },
        { link: `${publicUrl}/statement`, label: 'Your statement' },
      ],
    },
  ])

/** The money is safe and not at the bank: only the seller can mend that, at the provider. */
export const mailBankFailure = (
  tx: Tx,
  { eventId, sellerId, failure }: { eventId: string; sellerId: string; failure: string },
  publicUrl: string,
): Promise<void> =>
  mailSellers(tx, [
    {
      key: `bank-failure:${eventId}`,
      sellerId,
      subject: 'Your bank did not take a payout',
      blocks: [
        `What we sent you lies in your account at the payment provider, which could not pay it on to your bank: ${failure}`,
        'Look at your bank account there; it is paid on when that is in order.',
        { link: `${publicUrl}/statement`, label: 'Your statement' },
      ],
    },
  ])

/** A bank may send back very many at once: their sellers are written to in one pass. */
export const mailReturned = (tx: Tx, returned: readonly PayoutRow[], publicUrl: string): Promise<void> =>
  mailSellers(
    tx,
    returned.map(({ id, sellerId, reference, amountCents, returnReason }) => ({
      key: `payout-returned:${id}`,
      sellerId,
      subject: `${dollars(amountCents)} came back from your bank`,
      blocks: [
        `Your bank has returned the payout ${reference} of ${dollars(amountCents)}: ${writeReturnReason(returnReason ?? 'no reason was given')}. The money is in your balance again.`,
        'Look whether your bank account is right. The next payout goes to the account you tell us.',
        { link: `${publicUrl}/statement`, label: 'Your statement' },
      ],
    })),
  )
