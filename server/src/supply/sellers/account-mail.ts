import { writeDayOf } from '@ledgerleaf/contract/days'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

/** Whoever has taken an account over would have the money go elsewhere: its owner hears of every change, at once. */
export const accountMail = (
  publicUrl: string,
  to: string,
  { ending, paidFrom }: { ending: string; paidFrom: Date },
): MailMessage => ({
  to,
  subject: 'Your bank account was changed',
  content: {
    reader: 'seller',
    body: [
      `From now on your proceeds are paid to the account ending in ${ending}. Nothing is paid to it before ${writeDayOf(paidFrom)}.`,
      {
        facts: [
          { label: 'New account', value: `ending in ${ending}` },
          { label: 'Paid from', value: writeDayOf(paidFrom) },
        ],
      },
      'If it was not you who changed it, change your password and write to us.',
    ],
    action: { link: `${publicUrl}/account`, label: 'Your account' },
  },
})
