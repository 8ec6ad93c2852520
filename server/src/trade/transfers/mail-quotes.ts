import { asMailed, notify } from '../../people/notices/index.ts'
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

type About = { order: OrderRow; quote: QuoteRow }

export const mailBuyer = async (tx: Tx, { order, quote }: About, mail: QuoteMail): Promise<void> =>
  mailBoth(tx, quote, [await addressOf(tx, order)], mail)

/** The same also in the page, for whoever buys and was not written to. */
export const tellBuyer = async (
  tx: Tx,
  about: About,
  mail: QuoteMail,
  { kind, fact }: { kind: 'quotes' | 'orders'; fact: string },
  now: Date,
): Promise<void> => {
  await mailBuyer(tx, about, mail)
  const { order, quote } = about
  if (order.buyerId === null) return
  const told = asMailed({ ...mail, to: quote.billingEmail })
  const addresses = [quote.billingEmail, await addressOf(tx, order)].flatMap(
    (email) => email?.toLowerCase() ?? [],
  )
  await notify(
    tx,
    {
      ...told,
      organisationId: order.buyerId,
      to: 'ask',
      kind,
      key: `${fact}:${order.id}`,
      href: `/orders/${order.id}`,
      mailed: { addresses },
    },
    now,
  )
}
