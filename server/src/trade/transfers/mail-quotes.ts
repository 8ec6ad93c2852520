import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueueAll, jobOf } from '../../platform/outbox.ts'
import { addressOf, type OrderRow } from '../orders/index.ts'
import type { QuoteRow } from './lock-quote.ts'
import type { QuoteMail } from './quote-mails.ts'

/** To the account that asked, and to where its company wants invoices; once where both are the same. */
export const mailBoth = async (
  tx: Tx,
  { billingEmail }: Pick<QuoteRow, 'billingEmail'>,
  account: string | null,
  mail: QuoteMail,
): Promise<void> => {
  const people = new Set([billingEmail, account].flatMap((email) => email?.toLowerCase() ?? []))
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
): Promise<void> => mailBoth(tx, quote, (await addressOf(tx, order)) ?? null, mail)
