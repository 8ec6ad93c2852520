import { writeDollars } from '@ledgerleaf/contract/currencies'
import { writeMonth } from '@ledgerleaf/contract/days'
import { vatReasons } from '@ledgerleaf/contract/vat'
import { inArray } from 'drizzle-orm'
import { type FeeRow, findFees } from '../../ledger/fee-queries.ts'
import { findCompanyName } from '../../people/identity/index.ts'
import { notify } from '../../people/notices/index.ts'
import { findPartyNames } from '../../people/organisations/index.ts'
import type { InvoicingConfig } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import type { InvoiceBuyer, InvoiceContent } from './invoice-content.ts'
import { invoices } from './invoices.tables.ts'
import { takeNumbers } from './take-numbers.ts'

/** So many months back a fee that was not invoiced is looked for: the job is asked daily, and may be away for long. */
const monthsMax = 24

/** The first moment of a month by UTC, counted from the one in which a moment lies. */
const startOfMonth = (at: Date, months: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1))

const contentOf = (
  { issuer, sandbox }: InvoicingConfig,
  month: string,
  at: Date,
  cents: number,
): InvoiceContent => ({
  issuer,
  currency: 'USD',
  title: `Fees of ${writeMonth(month)}`,
  lines: [
    {
      name: 'Fee of the marketplace for your sales',
      about: `${writeMonth(month)}, less what went back with refunds`,
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
  const name = company ?? (await findPartyNames(tx, [sellerId])).get(sellerId)
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

/** An issuer who is registered for VAT issues none: how the fee is taxed is not decided. */
export const invoicesFees = ({ issuer }: Pick<InvoicingConfig, 'issuer'>): boolean => !issuer?.vatId

/**
 * Invoices each seller for what the platform kept of their sales in each month that is over, the oldest first; where more
 * went back than was taken it is a credit note. Both were taken out of the proceeds, so nothing is to be paid. Safe to
 * repeat.
 */
export const invoiceFees = async (tx: Tx, config: InvoicingConfig, now: Date): Promise<number> => {
  if (!invoicesFees(config)) return 0
  const keyOf = ({ sellerId, month }: FeeRow) => `fees:${sellerId}:${month}`
  const moved = (await findFees(tx, startOfMonth(now, -monthsMax), startOfMonth(now, 0))).filter(
    (row) => row.takenCents !== row.returnedCents,
  )
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
    const last = new Date(startOfMonth(new Date(`${row.month}-01`), 1).getTime() - 1)
    await tx.insert(invoices).values({
      id: newId(now.getTime()),
      key: keyOf(row),
      kind,
      ...number,
      sellerId: row.sellerId,
      issuedAt: now,
      netCents: Math.abs(cents),
      vatCents: 0,
      content: contentOf(config, row.month, last, Math.abs(cents)),
      buyer,
    })
    await notify(
      tx,
      {
        organisationId: row.sellerId,
        to: 'finance',
        kind: 'selling',
        key: keyOf(row),
        title: `${kind === 'fee_invoice' ? 'Invoice' : 'Credit note'} for the fees of ${writeMonth(row.month)}: ${writeDollars(Math.abs(cents))}`,
        words: 'They were taken out of your proceeds, so nothing is to be paid.',
        href: '/statement',
      },
      now,
    )
  }
  return fresh.length
}
