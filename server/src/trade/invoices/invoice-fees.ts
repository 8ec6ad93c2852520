import { vatReasons } from '@ledgerleaf/contract/vat'
import { inArray } from 'drizzle-orm'
import { type FeeRow, findFees } from '../../ledger/fee-queries.ts'
import { findCompanyName, findPersonNames } from '../../people/identity/index.ts'
import type { InvoicingConfig } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import type { InvoiceBuyer, InvoiceContent } from './invoice-content.ts'
import { invoices } from './invoices.tables.ts'
import { takeNumbers } from './take-numbers.ts'

/** A calendar month by UTC, from its first moment to the first of the next. */
export const monthBefore = (now: Date): { since: Date; until: Date; name: string } => {
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1))
  return { since, until, name: since.toISOString().slice(0, 7) }
}

const contentOf = (
  { issuer, sandbox }: InvoicingConfig,
  month: string,
  at: Date,
  cents: number,
): InvoiceContent => ({
  issuer,
  currency: 'USD',
  title: `Fees of ${month}`,
  lines: [
    {
      name: 'Fee of the marketplace for your sales',
      about: `${month}, less what went back with refunds`,
      quantity: 1,
      unitCents: cents,
      netCents: cents,
      notes: [],
    },
  ],
  allowanceCents: 0,
  vat: { category: 'O', basisPoints: 0, reason: vatReasons.notRegistered, check: null },
  orderId: null,
  orderedAt: null,
  suppliedAt: at.toISOString(),
  paidAt: at.toISOString(),
  poNumber: null,
  paymentReference: null,
  precedes: null,
  reason: null,
  sandbox,
})

const nameSeller = async (tx: Tx, sellerId: string): Promise<InvoiceBuyer | null> => {
  const company = await findCompanyName(tx, sellerId)
  const name = company ?? (await findPersonNames(tx, [sellerId])).get(sellerId)
  const unknown = {
    contact: null,
    email: null,
    phone: null,
    address: [],
    country: null,
    taxId: null,
    vatId: null,
  }
  return name ? { ...unknown, name, isCompany: company !== null } : null
}

/**
 * Invoices each seller for what the platform kept of their sales in the month before; where more went back than was taken it
 * is a credit note. Both were taken out of the proceeds, so nothing is to be paid. Safe to repeat. An issuer who is
 * registered for VAT gets none: how the fee is taxed is not decided.
 */
export const invoiceFees = async (tx: Tx, config: InvoicingConfig, now: Date): Promise<number> => {
  if (config.issuer?.vatId) return 0
  const { since, until, name } = monthBefore(now)
  const keyOf = ({ sellerId }: FeeRow) => `fees:${sellerId}:${name}`
  const moved = (await findFees(tx, since, until)).filter((row) => row.takenCents !== row.returnedCents)
  if (moved.length === 0) return 0
  const known = await tx
    .select({ key: invoices.key })
    .from(invoices)
    .where(inArray(invoices.key, moved.map(keyOf)))
  const fresh = moved.filter((row) => !known.some(({ key }) => key === keyOf(row)))
  for (const row of fresh) {
    const cents = row.takenCents - row.returnedCents
    const kind = cents > 0 ? 'fee_invoice' : 'fee_credit_note'
    const buyer = await nameSeller(tx, row.sellerId)
    const [number] = await takeNumbers(tx, config.prefixes[kind], 1, now)
    if (!number) continue
    const last = new Date(until.getTime() - 1)
    await tx.insert(invoices).values({
      id: newId(now.getTime()),
      key: keyOf(row),
      kind,
      ...number,
      sellerId: row.sellerId,
      issuedAt: now,
      netCents: Math.abs(cents),
      vatCents: 0,
      content: contentOf(config, name, last, Math.abs(cents)),
      buyer,
    })
  }
  return fresh.length
}
