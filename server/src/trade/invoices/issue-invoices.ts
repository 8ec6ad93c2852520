import type { RateSheet } from '@ledgerleaf/contract/currencies'
import { isWelcomePlan } from '@ledgerleaf/contract/discount-words'
import { vatReasons } from '@ledgerleaf/contract/vat'
import { among } from '../../platform/among.ts'
import type { InvoicingConfig } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { findRates, findSheetsOf } from '../../supply/rates/index.ts'
import type { LockedOrder } from '../orders/index.ts'
import { chargedOn, inCurrencyOf } from './charged-on.ts'
import { describeOrders } from './describe-orders.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { invoices } from './invoices.tables.ts'
import { nameBuyers } from './name-buyers.ts'
import { creditKey, invoiceKey, invoiceKeys, keyAgain } from './stored-invoice.ts'
import { takeNumbers } from './take-numbers.ts'
import { vatAtHome } from './vat-at-home.ts'

/** By what and until when it is to be paid; neither for what was paid by card. */
export type InvoiceTerms = {
  dueAt: Date | null
  poNumber: string | null
  /** What a transfer has to carry to be known: made from the number. */
  referenceOf?: (number: string) => string
}
export type IssuedInvoice = { id: string; number: string }

/** Orders from before VAT was decided were outside its scope: their issuer was not registered. */
const vatOn = (order: LockedOrder): InvoiceContent['vat'] => ({
  category: order.vatCategory ?? 'O',
  basisPoints: order.vatBasisPoints,
  reason: order.vatCategory === null ? vatReasons.notRegistered : order.vatReason,
  check: order.vatCheck,
})

/** Nothing is supplied before it is delivered: what is bought forward has no such day when it is invoiced, and gets none later. */
const suppliedOn = ({ lines, settledAt }: LockedOrder): string | null =>
  lines.some(({ saleType }) => saleType === 'forward') ? null : (settledAt?.toISOString() ?? null)

const contentOf = (
  { issuer, sandbox }: InvoicingConfig,
  order: LockedOrder,
  { lines, allowanceCents }: Pick<InvoiceContent, 'lines' | 'allowanceCents'>,
  { terms, number, rates }: { terms: InvoiceTerms; number: string; rates: RateSheet | undefined },
): InvoiceContent => ({
  issuer,
  currency: order.currency.toUpperCase(),
  title: order.basketName,
  lines,
  allowanceCents,
  ...(allowanceCents > 0 ? { isWelcome: isWelcomePlan(order.basketId) } : {}),
  vat: vatOn(order),
  orderId: order.id,
  orderedAt: order.placedAt.toISOString(),
  suppliedAt: suppliedOn(order),
  paidAt: order.paidAt?.toISOString() ?? null,
  ...(rates ? { exchange: { netUsdCents: order.totalCents, rates } } : {}),
  terms: [order.buyerTerms, order.forwardTerms].filter((text) => text !== null),
  poNumber: terms.poNumber,
  paymentReference: terms.referenceOf?.(number) ?? null,
  precedes: null,
  reason: null,
  sandbox,
})

/**
 * Issues the invoices of locked orders, numbered in the order given; those that have one keep it. The counter is locked
 * until the transaction ends, so this comes last in it: whoever waits for the counter holds orders, never the reverse.
 */
export const issueInvoices = async (
  tx: Tx,
  config: InvoicingConfig,
  asked: readonly { order: LockedOrder; terms: InvoiceTerms }[],
  now: Date,
): Promise<Map<string, IssuedInvoice>> => {
  if (asked.length === 0) return new Map()
  const keys = asked.flatMap(({ order }) => [...invoiceKeys(order.id), creditKey(order.id, 'cancel')])
  const rowsKnown = await tx
    .select({ id: invoices.id, number: invoices.number, key: invoices.key })
    .from(invoices)
    .where(among(invoices.key, keys))
  const known = new Map(rowsKnown.map(({ key, ...one }) => [key, one]))
  const issued = new Map<string, IssuedInvoice>()
  for (const { order } of asked) {
    const isCancelled = known.has(creditKey(order.id, 'cancel'))
    const one = known.get(keyAgain(order.id)) ?? (isCancelled ? undefined : known.get(invoiceKey(order.id)))
    if (one) issued.set(order.id, one)
  }
  const fresh = asked.filter(({ order }) => !issued.has(order.id))
  if (fresh.length === 0) return issued
  const orders = fresh.map(({ order }) => order)
  const describe = await describeOrders(tx, orders)
  const nameBuyer = await nameBuyers(tx, orders)
  const numbers = await takeNumbers(tx, config.prefixes.invoice, fresh.length, now)
  const sheets = await findSheetsOf(
    tx,
    orders.map(({ rateSheetId }) => rateSheetId),
  )
  // Charged in dollars, an order has no rates of its own: those of the day it is invoiced then.
  const current = await findRates(tx, now)
  const rows = fresh.map(({ order, terms }, index) => {
    const charged = chargedOn(order)
    const rates = sheets.get(order.rateSheetId ?? '')
    const content = contentOf(
      config,
      order,
      inCurrencyOf(order, { lines: order.lines.map(describe), allowanceCents: order.discountCents }),
      { terms, number: numbers[index]?.number ?? '', rates },
    )
    const atHome = vatAtHome(content, charged.vatCents, rates ?? current)
    return {
      id: newId(now.getTime()),
      key: known.has(invoiceKey(order.id)) ? keyAgain(order.id) : invoiceKey(order.id),
      kind: 'invoice' as const,
      ...(numbers[index] as (typeof numbers)[number]),
      orderId: order.id,
      issuedAt: now,
      dueAt: terms.dueAt,
      ...charged,
      content: { ...content, ...(atHome ? { vatAtHome: atHome } : {}) },
      buyer: nameBuyer(order),
    }
  })
  await tx.insert(invoices).values(rows)
  for (const { id, number, orderId } of rows) issued.set(orderId, { id, number })
  return issued
}

/** Issues the invoice of one locked order, once; asked again it answers the same. To come last in its transaction. */
export const issueInvoice = async (
  tx: Tx,
  config: InvoicingConfig,
  order: LockedOrder,
  terms: InvoiceTerms,
  now: Date,
): Promise<IssuedInvoice> => {
  const issued = await issueInvoices(tx, config, [{ order, terms }], now)
  return issued.get(order.id) as IssuedInvoice
}
