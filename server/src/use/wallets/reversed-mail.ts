import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

/** To operators: what the chain had confirmed and then took back. */
export const reversedMail = (publicUrl: string, numbers: readonly unknown[]): Omit<MailMessage, 'to'> => ({
  subject: 'The chain took back tokens that had been brought back',
  content: {
    reader: 'operator',
    state: 'Needs your attention',
    body: [
      'Tokens that wallets had brought back, and that had all their confirmations, are no longer on the chain. What was posted for them stands in the ledger, and the tokens are in their wallets again.',
      // All of them: no page of the desk lists them.
      { facts: [{ label: numbers.length === 1 ? 'Number' : 'Numbers', value: numbers.join(', ') }] },
      'Until that is cleared up the same credits are in two places. Ask the holders to bring them back once more, or refund and cancel what was posted.',
    ],
    action: { label: 'How everything stands', link: `${publicUrl}/operator/standing` },
  },
})
