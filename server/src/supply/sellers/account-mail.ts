import { writeDayOf } from '@ledgerleaf/contract/days'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

/** Whoever has taken an account over would have the money go elsewhere: its owner hears of every change, at once. */
export const accountMail = (
  publicUrl: string,
  to: string,
  { ending, before, paidFrom }: { ending: string; before: string; paidFrom: Date },
): MailMessage => ({
  to,
  subject: 'Your bank account was changed',
  content: {
    reader: 'seller',
    state: 'Check that it was you',
    body: [
      `From now on your proceeds are paid to the account ending in ${ending}, and no longer to the one ending in ${before}. Nothing is paid to it before ${writeDayOf(paidFrom)}.`,
      {
        facts: [
          { label: 'New account', value: `ending in ${ending}` },
          { label: 'Before', value: `ending in ${before}` },
          { label: 'Paid from', value: writeDayOf(paidFrom) },
        ],
      },
      'If it was not you who changed it, change your password and write to us.',
    ],
    action: { link: `${publicUrl}/account`, label: 'Your account' },
  },
})
