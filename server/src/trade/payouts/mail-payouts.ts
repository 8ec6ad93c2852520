import { findPerson } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/db.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import type { payouts } from './payouts.tables.ts'

type PayoutRow = Pick<
  typeof payouts.$inferSelect,
  'id' | 'sellerId' | 'reference' | 'amountCents' | 'accountEnding' | 'returnReason'
>

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

type Blocks = Parameters<typeof composeMail>[0]

const mailSeller = async (tx: Tx, sellerId: string, subject: string, blocks: Blocks): Promise<void> => {
  const person = await findPerson(tx, sellerId)
  if (person) await enqueue(tx, sendMailTask, { to: person.email, subject, ...composeMail(blocks) })
}

/** The advice of a transfer: how much, where to, under which reference, and the sales it is for. */
export const mailSent = (tx: Tx, payout: PayoutRow, publicUrl: string): Promise<void> =>
  mailSeller(tx, payout.sellerId, `${dollars(payout.amountCents)} is on its way to your bank`, [
    `We have sent ${dollars(payout.amountCents)} to your account ending in ${payout.accountEnding}. The reference is ${payout.reference}.`,
    {
      link: `${publicUrl}/api/payouts/${payout.id}/advice.pdf`,
      label: 'The remittance advice, with the sales it is for',
    },
    { link: `${publicUrl}/statement`, label: 'Your statement' },
  ])

/** The money is safe and not at the bank: only the seller can mend that, at the provider. */
export const mailBankFailure = (
  tx: Tx,
  sellerId: string,
  failure: string,
  publicUrl: string,
): Promise<void> =>
  mailSeller(tx, sellerId, 'Your bank did not take a payout', [
    `What we sent you lies in your account at the payment provider, which could not pay it on to your bank: ${failure}`,
    'Look at your bank account there; it is paid on when that is in order.',
    { link: `${publicUrl}/statement`, label: 'Your statement' },
  ])

export const mailReturned = (tx: Tx, payout: PayoutRow, publicUrl: string): Promise<void> =>
  mailSeller(tx, payout.sellerId, `${dollars(payout.amountCents)} came back from your bank`, [
    `Your bank has returned the payout ${payout.reference} of ${dollars(payout.amountCents)}: ${payout.returnReason}. The money is in your balance again.`,
    'Look whether your bank account is right. The next payout goes to the account you tell us.',
    { link: `${publicUrl}/statement`, label: 'Your statement' },
  ])
