import { desc, eq, inArray } from 'drizzle-orm'
import type { InvoicingConfig } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { exchanged } from './charged-on.ts'
import type { InvoiceLine } from './invoice-content.ts'
import { invoices } from './invoices.tables.ts'
import type { IssuedInvoice } from './issue-invoices.ts'
import { creditKey, invoiceKeys } from './stored-invoice.ts'
import { takeNumbers } from './take-numbers.ts'
import { vatAtHome } from './vat-at-home.ts'

export type NewCredit = {
  orderId: string
  /** What it is issued for, such as `refund:<id>`; `cancel` where an invoice that nobody paid is taken back whole. */
  of: string
  reason: string
  /** What goes back, in dollars. Without it, the whole invoice as it stands. */
  part?: { lines: InvoiceLine[]; allowanceCents: number; vatCents: number; charged: Charged }
}

/** The same as it was charged: an invoice in another currency is credited in it. */
type Charged = { netMinor: number; vatMinor: number }

const sumOf = (lines: readonly InvoiceLine[]) => lines.reduce((sum, { netCents }) => sum + netCents, 0)

const asInvoiced = ({ charged, ...part }: NonNullable<NewCredit['part']>, currency: string) =>
  currency === 'USD' ? part : { ...exchanged(part, charged.netMinor), vatCents: charged.vatMinor }

/**
 * Sets a credit note against the invoice of a locked order, once for each reason; null where there is no invoice. To come
 * last in its transaction, like issuing.
 */
export const creditInvoice = async (
  tx: Tx,
  config: InvoicingConfig,
  { orderId, of, reason, part }: NewCredit,
  now: Date,
): Promise<IssuedInvoice | null> => {
  const key = creditKey(orderId, of)
  const [known] = await tx
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(eq(invoices.key, key))
  if (known) return known
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(inArray(invoices.key, invoiceKeys(orderId)))
    .orderBy(desc(invoices.key))
    .limit(1)
  if (!invoice) return null
  const { content } = invoice
  const { lines, allowanceCents, vatCents } = part
    ? asInvoiced(part, content.currency)
    : { ...content, vatCents: invoice.vatCents }
  // At the rates of the invoice: what is taken back is a share of what was told.
  const atHome = vatAtHome(content, vatCents, content.vatAtHome?.rates ?? null)
  const [taken] = await takeNumbers(tx, config.prefixes.credit_note, 1, now)
  const id = newId(now.getTime())
  await tx.insert(invoices).values({
    id,
    key,
    kind: 'credit_note',
    ...(taken as NonNullable<typeof taken>),
    orderId,
    issuedAt: now,
    netCents: sumOf(lines) - allowanceCents,
    vatCents,
    content: {
      ...content,
      ...(content.exchange && part
        ? { exchange: { ...content.exchange, netUsdCents: sumOf(part.lines) - part.allowanceCents } }
        : {}),
      ...(atHome ? { vatAtHome: atHome } : {}),
      lines,
      allowanceCents,
      reason,
      precedes: { number: invoice.number, issuedAt: invoice.issuedAt.toISOString() },
    },
    buyer: invoice.buyer,
  })
  return { id, number: taken?.number ?? '' }
}
