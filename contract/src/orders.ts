import * as z from 'zod/mini'
import { Currency, RateSheet } from './currencies.ts'
import { TransactionStatus } from './dashboard.ts'
import { Email } from './identity.ts'
import { ListingTerms, OwnPrice, SaleType } from './listings.ts'
import { RetireWords } from './retirements.ts'
import { SerialRange } from './serials.ts'
import { AcceptedTerms, OrderTerms } from './terms.ts'
import { atMost, cleanLine, cleanLines, KeptLine, Line } from './text.ts'
import { Cents, Credits } from './units.ts'
import { CountryCode, Vat } from './vat.ts'

/** Credits of an order are kept for this long while it is paid. */
export const holdMinutes = 15

const Given = (label: string, lengthMax: number) =>
  z.string().check(z.overwrite(cleanLine), z.minLength(1, `${label} is required`), atMost(lengthMax, label))

// Written in a hundred ways over the world: all that is asked is that it can be one.
const callable = z.refine<string>((text) => /\p{Nd}/u.test(text), {
  message: 'A phone number has digits, such as +1 303 555 0100',
})
const nameable = z.refine<string>((text) => /[\p{L}\p{N}]/u.test(text), {
  message: 'A tax ID has letters or digits',
})

/** The enterprise information form; the messages are the specification's. */
export const Enterprise = z.object({
  companyName: Line('Company name', 200),
  contactName: Line('Contact name', 200),
  businessEmail: z.pipe(Given('Business email', 320), Email),
  phoneNumber: Given('Phone number', 60).check(callable),
  billingAddress: z
    .string()
    .check(
      z.overwrite(cleanLines),
      z.minLength(1, 'Billing address is required'),
      atMost(500, 'Billing address'),
    ),
  taxId: Given('Tax ID', 60).check(nameable),
  /** VAT depends on it where the issuer of the invoice is registered for it, and an e-invoice has to name it. */
  country: z.optional(CountryCode),
})
export type Enterprise = z.infer<typeof Enterprise>

/** The same as an order keeps it: what was once taken is shown, whatever is asked of new ones. */
export const KeptEnterprise = z.object({
  companyName: KeptLine,
  contactName: KeptLine,
  businessEmail: z.string(),
  phoneNumber: KeptLine,
  billingAddress: z.string().check(z.overwrite(cleanLines)),
  taxId: KeptLine,
  country: z.optional(z.string()),
})

/** `card_on_file` is charged at once; `checkout_page` answers the provider's page to go to. */
export const PayByCard = z.enum(['card_on_file', 'checkout_page'])
/** Or an invoice is paid by bank transfer. */
export const PayBy = z.enum([...PayByCard.options, 'transfer'])
export type PayBy = z.infer<typeof PayBy>

export const PlaceOrder = z.object({
  basketId: z.string().check(z.minLength(1), z.maxLength(100)),
  /** What the buyer was shown. An order at another price is refused with the new total. */
  expectedTotalCents: z.int().check(z.minimum(0)),
  /** The VAT on top of it as the buyer was shown it; where given, another is refused too. */
  expectedVatCents: z.optional(z.int().check(z.minimum(0))),
  /**
   * The basket's `composition` as shown; where given, other lines and other terms of a seller are refused too. Whoever
   * leaves it out accepts the basket as it is now, with whatever notes and terms, at the given total.
   */
  expectedComposition: z.optional(z.string().check(z.maxLength(200))),
  /**
   * In which currency to pay, and what the buyer was shown in it before VAT; dollars where nobody says. Where the
   * rates of the day make it something else it is refused.
   */
  payIn: z.optional(z.object({ currency: Currency, expectedMinor: z.int().check(z.minimum(0)) })),
  enterprise: Enterprise,
  pay: PayByCard,
  /** With it what is bought is retired as soon as it is the buyer's: spot credits at settlement, forward ones on delivery. */
  retire: z.optional(RetireWords),
  /** How often the subscription lines of the basket come again. */
  subscribeEvery: z.optional(z.enum(['month', 'year'])),
  /** The versions the buyer was shown. Whoever leaves it out accepts, by calling, the terms in force at that moment. */
  terms: z.optional(AcceptedTerms),
})
export type PlaceOrder = z.infer<typeof PlaceOrder>

export const PlacedOrder = z.object({
  id: z.string(),
  status: TransactionStatus,
  totalCents: Cents,
  heldUntil: z.string(),
  /** Where to pay; null when the card on file is being charged. */
  payUrl: z.nullable(z.string()),
  /** Opens the order for whoever has no account; null for a signed-in buyer. */
  token: z.nullable(z.string()),
})
export type PlacedOrder = z.infer<typeof PlacedOrder>

export const OrderLine = z.object({
  /** Of a forward line: also the name of its certificate. */
  id: z.string(),
  saleType: SaleType,
  /** What the seller told buyers when it was bought. */
  noteToBuyers: ListingTerms.shape.noteToBuyers,
  listingId: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  registry: z.string(),
  category: z.nullable(z.string()),
  vintage: z.int(),
  quantity: Credits,
  /** Of these, credits whose money went back. */
  returned: Credits,
  /** And of those, the ones that were retired or withdrawn before and did not go to their seller. */
  kept: Credits,
  pricePerCreditCents: Cents,
  /** What the seller asked for then, and of which day the rates are that it came to dollars by. */
  ...OwnPrice.shape,
  totalCents: Cents,
  serialPrefix: z.string(),
  /** Empty until the order is settled, and for what is still to be delivered. */
  serials: z.array(SerialRange),
  /** Of a forward line: what came, by its seller or in their place, what never will, and when the next is due. */
  forward: z.nullable(z.object({ delivered: Credits, refunded: Credits, nextDueOn: z.nullable(z.string()) })),
})
export type OrderLine = z.infer<typeof OrderLine>

/** Money of an order that went back to its buyer, and the credits that went to their sellers for it. */
export const OrderReturn = z.object({
  id: z.string(),
  /** The order's id and its place among what went back; the credit note has a number of its own. */
  number: z.string(),
  /** The number of its credit note; null for a moment until it is issued, and where no money went back. */
  creditNote: z.nullable(z.string()),
  at: z.string(),
  /** The bank, after a dispute that was lost; otherwise an operator. */
  by: z.enum(['operator', 'bank']),
  /** Its VAT included, in dollars and in the currency it was paid in. */
  amountCents: Cents,
  amountMinor: Cents,
  vatCents: Cents,
  /** False while the money is on its way; of a transfer, until the bank has booked it. */
  isPaid: z.boolean(),
  /** Retired credits, which never go back. */
  keptRetired: Credits,
  credits: z.array(
    z.object({
      projectName: z.string(),
      registry: z.string(),
      vintage: z.int(),
      quantity: Credits,
      serialPrefix: z.string(),
      serials: z.array(SerialRange),
    }),
  ),
})
export type OrderReturn = z.infer<typeof OrderReturn>

/** How far orders are, as a buyer looks for them: still to pay, bought, given back, or never bought. */
export const OrderGroup = z.enum(['open', 'bought', 'refunded', 'ended'])
export type OrderGroup = z.infer<typeof OrderGroup>

/** Why an order that did not settle came to its end. */
export const OrderEnd = z.enum([
  'buyer',
  'lapsed',
  'declined',
  'sold_out',
  'operator',
  'plan_taken',
  'repriced',
])
export type OrderEnd = z.infer<typeof OrderEnd>

export const Order = z.object({
  id: z.string(),
  status: TransactionStatus,
  basketId: z.nullable(z.string()),
  basketName: z.string(),
  totalCents: Cents,
  /** What the buyer pays, VAT included, in the currency they chose, and by which rates. */
  paid: z.object({
    currency: Currency,
    minor: Cents,
    rates: z.nullable(RateSheet),
  }),
  listValueCents: Cents,
  discountCents: Cents,
  /** On top of the total. */
  vatCents: Cents,
  /** How it is taxed; null for orders from before that was decided. */
  vat: z.nullable(z.pick(Vat, { category: true, basisPoints: true, reason: true })),
  /** The number of its invoice; null until it is issued. */
  invoice: z.nullable(z.string()),
  /** What the buyer’s own books know it by, where it is paid by invoice. */
  poNumber: z.optional(z.nullable(z.string())),
  /** Whatever went back of the payment, VAT included, in dollars and in the currency it was paid in. */
  returnedCents: Cents,
  returnedMinor: Cents,
  /** The numbers of what was set against the invoice, oldest first. */
  creditNotes: z.array(z.string()),
  /** Who of the organisation bought it, in words for its members; null for everybody else. */
  placedBy: z.optional(z.nullable(z.string())),
  /** What the sellers pay the platform out of the list value. */
  feeCents: z.optional(Cents),
  placedAt: z.string(),
  /** The credits are kept until then while the order is pending; null afterwards. */
  heldUntil: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  /** When one that did not settle came to its end. */
  endedAt: z.optional(z.nullable(z.string())),
  /** Where its settlement stands in the public log, and by that on the chain; null until the log has it. */
  logIndex: z.nullable(z.int()),
  endReason: z.nullable(OrderEnd),
  /** What the provider said of a payment that failed, in words for the buyer. */
  paymentMessage: z.nullable(z.string()),
  /** Where a pending order is paid; null where there is nothing to pay. */
  payUrl: z.nullable(z.string()),
  /** Paid by invoice and bank transfer: its quote says what is owed, and where to. */
  isByTransfer: z.boolean(),
  /** Where the credits of a guest wait: for this address, until somebody who has proved it takes them over. */
  escrow: z.nullable(z.object({ email: z.string(), claimed: z.boolean() })),
  enterprise: z.nullable(KeptEnterprise),
  /** True where the payment ran through the built-in sandbox and no money moved. */
  sandbox: z.boolean(),
  /** What the buyer asked to be retired by itself, and what of it is done. */
  isRetiring: z.boolean(),
  /** What the buyer agreed to; null for orders from before terms were recorded. */
  terms: z.optional(OrderTerms),
  /** Of its credits, those retired since out of the holdings included; each with how many of the order's it is about. */
  certificates: z.array(
    z.object({
      id: z.string(),
      projectName: z.string(),
      vintage: z.int(),
      quantity: Credits,
      retiredAt: z.string(),
      /** Retired here, and not at the registry yet. */
      isPending: z.optional(z.boolean()),
    }),
  ),
  /** Of the credits that came with its settlement: how many still lie with the buyer and can be retired. */
  retirable: Credits,
  lines: z.array(OrderLine),
  /** Oldest first. */
  returns: z.array(OrderReturn),
})
export type Order = z.infer<typeof Order>
