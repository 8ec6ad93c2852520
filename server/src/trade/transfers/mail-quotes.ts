import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueueAll, jobOf } from '../../platform/outbox.ts'
import { addressOf, type OrderRow } from '../orders/index.ts'
import type { QuoteRow } from './lock-quote.ts'
import type { QuoteMail } from './quote-mails.ts'

/** To whom it concerns, and to where their company wants invoices; once where both are the same. */
export const mailBoth = async (
  tx: Tx,
  { billingEmail }: Pick<QuoteRow, 'billingEmail'>,
  accounts: readonly (string | null | undefined)[],
  mail: QuoteMail,
): Promise<void> => {
  const people = new Set([billingEmail, ...accounts].flatMap((email) => email?.toLowerCase() ?? []))
  await enqueueAll(tx, [
    jobOf(
      sendMailTask,
      [...people].map((to) => ({ to, ...mail })),
    ),
  ])
}

export const mailBuyer = async (
  tx: Tx,
  { order, quote }: { order: OrderRow; quote: QuoteRow },
  mail: QuoteMail,
): Promise<void> => mailBoth(tx, quote, [await addressOf(tx, order)], mail)
