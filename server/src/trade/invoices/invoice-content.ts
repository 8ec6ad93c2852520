import { Currency, RateSheet } from '@ledgerleaf/contract/currencies'
import { VatCategory } from '@ledgerleaf/contract/vat'
import * as z from 'zod/mini'

/** Whom an invoice is from, as configured when it was issued. */
export const InvoiceIssuer = z.object({
  name: z.string(),
  address: z.array(z.string()),
  country: z.string(),
  taxId: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  register: z.nullable(z.string()),
  /** Invented: no such company exists. */
  isDemo: z.boolean(),
})
export type InvoiceIssuer = z.infer<typeof InvoiceIssuer>

/** Whom it is made out to, as far as they said. */
export const InvoiceBuyer = z.object({
  name: z.string(),
  contact: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.array(z.string()),
  country: z.nullable(z.string()),
  taxId: z.nullable(z.string()),
  /** Null where the tax number is no VAT number, or none was given. */
  vatId: z.nullable(z.string()),
  /** A company said so of itself; its invoices are kept for as long as the law demands. */
  isCompany: z.boolean(),
})
export type InvoiceBuyer = z.infer<typeof InvoiceBuyer>

export const InvoiceLine = z.object({
  name: z.string(),
  about: z.string(),
  quantity: z.int(),
  unitCents: z.int(),
  /** Where the price of one is no whole number of cents: all its digits. */
  unitPrice: z.optional(z.string()),
  netCents: z.int(),
  /** Serials, or what is still to come. */
  notes: z.array(z.string()),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** How it is taxed: the category by the letters of EN 16931, and why where nothing or somebody else pays. */
export const InvoiceVat = z.object({
  category: VatCategory,
  basisPoints: z.int(),
  reason: z.nullable(z.string()),
  /** By when and how the buyer's VAT number was checked, where it mattered. */
  check: z.nullable(z.string()),
})
export type InvoiceVat = z.infer<typeof InvoiceVat>

/** All that stands on it but to whom; whoever asks for the paper later gets the same. */
export const InvoiceContent = z.object({
  /** Null where nobody is configured: nothing is invented. */
  issuer: z.nullable(InvoiceIssuer),
  /** By its three letters. All amounts on it are in this currency. */
  currency: z.string(),
  title: z.string(),
  lines: z.array(InvoiceLine),
  /** Taken off the lines: a discount the platform bears. */
  allowanceCents: z.int(),
  /** Whether that is the welcome offer, and not what rounding to whole credits costs; not kept on older ones. */
  isWelcome: z.optional(z.boolean()),
  vat: InvoiceVat,
  orderId: z.nullable(z.string()),
  orderedAt: z.nullable(z.string()),
  suppliedAt: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  /** On older ones, which are in dollars: what of another currency was paid. */
  paidIn: z.optional(z.object({ currency: Currency, minor: z.int() })),
  /** Where it is not in dollars: what its credits are priced at in dollars, and the rates it was worked out by. */
  exchange: z.optional(z.object({ netUsdCents: z.int(), rates: RateSheet })),
  /** The VAT in the money of the issuer's country, where that is another, and the rates it was worked out by. */
  vatAtHome: z.optional(z.object({ currency: Currency, minor: z.int(), rates: RateSheet })),
  /** Fingerprints of the terms that were accepted with the order. */
  terms: z.optional(z.array(z.string())),
  poNumber: z.nullable(z.string()),
  /** What a transfer has to carry to be known. */
  paymentReference: z.nullable(z.string()),
  /** Of a credit note: the invoice it is set against. */
  precedes: z.nullable(z.object({ number: z.string(), issuedAt: z.string() })),
  reason: z.nullable(z.string()),
  sandbox: z.boolean(),
})
export type InvoiceContent = z.infer<typeof InvoiceContent>
