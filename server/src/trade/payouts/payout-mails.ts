import { writeDollars } from '@ledgerleaf/contract/currencies'
import { writeReturnReason } from '@ledgerleaf/contract/return-reasons'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import type { payouts } from './payouts.tables.ts'

type Paid = Pick<typeof payouts.$inferSelect, 'reference' | 'amountCents' | 'accountEnding' | 'returnReason'>

const statement = (publicUrl: string) => ({
  label: 'See your statement',
  link: `${publicUrl}/statement`,
})

const referenceFact = (reference: string) => ({ label: 'Reference', value: reference, isCode: true })

/** The advice of a transfer: how much, where to, under which reference, and the sales it is for. */
export const payoutSentMail = (
  publicUrl: string,
  to: string,
  { amountCents, accountEnding, reference }: Paid,
): MailMessage => ({
  to,
  subject: `${writeDollars(amountCents)} is on its way to your bank`,
  content: {
    reader: 'seller',
    headline: 'Your proceeds are on their way',
    body: [
      `We have sent ${writeDollars(amountCents)} to your account ending in ${accountEnding}. The reference is ${reference}.`,
      {
        figure: { label: 'Sent', value: writeDollars(amountCents) },
        facts: [{ label: 'Account', value: `ending in ${accountEnding}` }, referenceFact(reference)],
      },
      'Your statement has the remittance advice and the sales it is for.',
    ],
    action: statement(publicUrl),
  },
})

/** The money is safe and not at the bank: only the seller can mend that, at the provider. */
export const bankFailureMail = (publicUrl: string, to: string, failure: string): MailMessage => ({
  to,
  subject: 'Your bank did not take a payout',
  content: {
    reader: 'seller',
    state: 'Needs your attention',
    body: [
      'What we sent you lies in your account at the payment provider, which could not pay it on to your bank:',
      { quote: failure },
      'Look at your bank account there; it is paid on when that is in order.',
    ],
    action: statement(publicUrl),
  },
})

export const payoutReturnedMail = (
  publicUrl: string,
  to: string,
  { reference, amountCents, returnReason }: Paid,
): MailMessage => ({
  to,
  subject: `${writeDollars(amountCents)} came back from your bank`,
  content: {
    reader: 'seller',
    state: 'Needs your attention',
    headline: 'Your bank returned a payout',
    body: [
      `Your bank has returned the payout ${reference} of ${writeDollars(amountCents)}: ${writeReturnReason(returnReason ?? 'no reason was given')}. The money is in your balance again.`,
      {
        figure: { label: 'Returned by your bank', value: writeDollars(amountCents) },
        facts: [referenceFact(reference)],
      },
      'Look whether your bank account is right. The next payout goes to the account you tell us.',
    ],
    action: statement(publicUrl),
  },
})
