import * as z from 'zod/mini'
import { Currency, RateSheet } from './currencies.ts'
import { TransactionStatus } from './dashboard.ts'
import { endpoint, FileAnswer } from './endpoint.ts'
import { Email } from './identity.ts'
import { SaleType } from './listings.ts'
import { PlaceOrder } from './orders.ts'
import { cleanLine, KeptLine, Line } from './text.ts'
import { Cents, Credits } from './units.ts'
import { Vat } from './vat.ts'

/** Open until it is accepted, declined, withdrawn by its buyer or out of time; paid is what its order says. */
export const QuoteState = z.enum(['open', 'accepted', 'declined', 'withdrawn', 'expired'])
export type QuoteState = z.infer<typeof QuoteState>

/** What a company says beside its data to pay by invoice. */
export const Billing = z.object({
  billingEmail: z.pipe(z.string().check(z.trim(), z.minLength(1, 'Billing email is required')), Email),
  /** What its own books know the purchase by; none where it needs none. */
  poNumber: z.optional(
    z.string().check(z.overwrite(cleanLine), z.maxLength(60, 'A number has at most 60 characters')),
  ),
})
export type Billing = z.infer<typeof Billing>

export const MakeQuote = z.extend(z.omit(PlaceOrder, { pay: true, subscribeEvery: true }), Billing.shape)
export type MakeQuote = z.infer<typeof MakeQuote>

/** The account to transfer to, as it is printed on invoices anyway. */
export const PayTo = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** In which no money moves: its make-believe bank pays at the press of a button. */
  isSandbox: z.boolean(),
})
export type PayTo = z.infer<typeof PayTo>

/** Whoever accepts a quote binds a company: they say who they are. Of whoever is signed in the account says it. */
export const AcceptQuote = z.object({
  poNumber: z.optional(Line('PO number', 60)),
  name: Line('Your name', 200),
  email: z.pipe(z.string().check(z.trim(), z.minLength(1, 'Your email is required')), Email),
})
export type AcceptQuote = z.infer<typeof AcceptQuote>

/** Who issues the invoice of a quote, as it will stand on it. */
export const Supplier = z.object({
  name: z.string(),
  address: z.array(z.string()),
  country: z.string(),
  vatId: z.nullable(z.string()),
  taxId: z.nullable(z.string()),
  register: z.nullable(z.string()),
  /** Invented: no such company exists. */
  isDemo: z.boolean(),
})
export type Supplier = z.infer<typeof Supplier>

/** Money that came for an invoice, or goes back of it. */
export const QuoteTransfer = z.object({
  state: z.enum(['received', 'owed', 'sent', 'booked']),
  amountMinor: Cents,
  /** Why it goes back; null for what came. */
  why: z.nullable(z.enum(['over', 'late', 'ended', 'again', 'refund', 'unclaimed'])),
  /** When the bank booked it, or since when it is owed or sent. */
  on: z.string(),
})
export type QuoteTransfer = z.infer<typeof QuoteTransfer>

export const Quote = z.object({
  orderId: z.string(),
  number: z.string(),
  state: QuoteState,
  /** Of its order: what became of it. */
  orderStatus: TransactionStatus,
  company: z.nullable(KeptLine),
  /** Whom one buys from; null where nobody is configured to issue invoices. */
  supplier: z.nullable(Supplier),
  /** Where the company is billed, as it said; null once that was erased. */
  billedTo: z.nullable(
    z.object({
      address: z.array(z.string()),
      country: z.nullable(z.string()),
      taxId: z.nullable(KeptLine),
    }),
  ),
  poNumber: z.nullable(z.string()),
  madeAt: z.string(),
  validUntil: z.string(),
  acceptedAt: z.nullable(z.string()),
  /** Who accepted it, by name; their address is in the mail to the buyer. Null for those from before it was asked. */
  acceptedName: z.nullable(KeptLine),
  dueAt: z.nullable(z.string()),
  /** Until when the credits are held; null once they are not. */
  heldUntil: z.nullable(z.string()),
  /** The one that holds: where the first was taken back and was paid all the same, the second. */
  invoiceNumber: z.nullable(z.string()),
  /** Whether that invoice is also to be had as an e-invoice: it has to name the country of the buyer. */
  hasXml: z.boolean(),
  /** The invoice that was taken back, and by which credit note; null where none was. */
  takenBack: z.nullable(z.object({ invoiceNumber: z.string(), creditNote: z.string() })),
  /** What a transfer has to carry; null until it is accepted. */
  reference: z.nullable(z.string()),
  /** What the credits come to in our books, which are in dollars. */
  netCents: Cents,
  /** What it is paid in, and by which rates; null for dollars. All amounts below are in it. */
  currency: Currency,
  rates: z.nullable(RateSheet),
  /** Taken off the lines: by the welcome offer, or to come to the fixed price of a basket. */
  allowanceMinor: Cents,
  isWelcome: z.optional(z.boolean()),
  netMinor: Cents,
  /** How it is taxed; null for orders from before that was decided. */
  vat: z.nullable(z.pick(Vat, { category: true, basisPoints: true, reason: true })),
  /** What is to be transferred, tax included. */
  amountMinor: Cents,
  /** What of it has arrived. */
  receivedMinor: Cents,
  /** What came for it, too much included, and what of that goes back, in the order of the days. */
  transfers: z.array(QuoteTransfer),
  payTo: z.nullable(PayTo),
  lines: z.array(
    z.object({
      projectId: z.string(),
      projectName: z.string(),
      registry: z.string(),
      vintage: z.int(),
      saleType: SaleType,
      quantity: Credits,
      totalMinor: Cents,
    }),
  ),
  /** Whether what it buys is retired at once. */
  retires: z.boolean(),
  /** The end of the address by which anybody can open it; who may not decide gets one that only shows it. */
  token: z.string(),
  /** Whether the caller may accept or decline it: by their role in the company it is for, or as a stranger by the address. */
  mayDecide: z.boolean(),
  /** Whether it is the caller's own. */
  isOwn: z.boolean(),
})
export type Quote = z.infer<typeof Quote>

/** Ways in which somebody at a bank can pay an invoice; only the first is what was asked for. */
export const SandboxPayment = z.enum(['exact', 'half', 'over', 'unnamed'])
export type SandboxPayment = z.infer<typeof SandboxPayment>

const Params = z.object({ token: z.string().check(z.maxLength(100)) })
const stranger = { tag: 'Quotes', caller: 'anyone', params: Params } as const

export const quotesApi = {
  make: endpoint({
    method: 'POST',
    path: '/api/quotes',
    summary:
      'Ask for a quote to pay by invoice: the credits are held while it is valid. Needs an Idempotency-Key header, an account and a confirmed address',
    tag: 'Quotes',
    effect: 'change',
    caller: 'person',
    body: MakeQuote,
    answer: z.object({ orderId: z.string(), token: z.string() }),
    errors: [
      'email_unconfirmed',
      'quote_refused',
      'unavailable',
      'not_found',
      'price_changed',
      'basket_changed',
      'sold_out',
      'own_listing',
      'listing_not_open',
      'insufficient_credits',
      'plan_taken',
      'sales_stopped',
      'subscription_refused',
      'idempotency_missing',
      'idempotency_mismatch',
      'idempotency_in_flight',
      'rate_limited',
    ],
  }),
  find: endpoint({
    ...stranger,
    method: 'GET',
    path: '/api/quotes/:token',
    summary: 'A quote, for whoever has its address',
    effect: 'read',
    answer: Quote,
    errors: ['not_found'],
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/orders/:id/quote',
    summary: 'The quote of one of the caller’s orders',
    tag: 'Quotes',
    effect: 'read',
    caller: 'person',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    answer: Quote,
    errors: ['not_found'],
  }),
  accept: endpoint({
    ...stranger,
    method: 'POST',
    path: '/api/quotes/:token/accept',
    summary:
      'Accept a quote, saying who does: it becomes an invoice, and its credits are held until that is due. Safe to repeat',
    effect: 'change',
    body: AcceptQuote,
    answer: Quote,
    errors: [
      'not_found',
      'not_permitted',
      'approval_needed',
      'quote_not_open',
      'unavailable',
      'rate_limited',
    ],
  }),
  decline: endpoint({
    ...stranger,
    method: 'POST',
    path: '/api/quotes/:token/decline',
    summary: 'Decline a quote: its credits are for sale again. Safe to repeat',
    effect: 'change',
    answer: Quote,
    errors: ['not_found', 'not_permitted', 'quote_not_open', 'rate_limited'],
  }),
  paper: endpoint({
    ...stranger,
    method: 'GET',
    path: '/api/quotes/:token/quote.pdf',
    summary: 'The quote as PDF',
    effect: 'read',
    answer: FileAnswer,
    errors: ['not_found', 'unavailable'],
  }),
  sandboxPay: endpoint({
    ...stranger,
    method: 'POST',
    path: '/api/quotes/:token/sandbox-pay',
    summary: 'In the sandbox: the make-believe bank books a transfer, and its statement is taken in',
    effect: 'change',
    body: z.object({ how: SandboxPayment }),
    answer: Quote,
    errors: ['not_found', 'unavailable', 'quote_not_open', 'rate_limited'],
  }),
} as const
