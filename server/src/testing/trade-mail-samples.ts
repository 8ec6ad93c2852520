import { askedMail, byBankMail, cancelledMail, declinedMail, grantedMail } from '../trade/desk/desk-mails.ts'
import { deliveryMail, missedMail } from '../trade/forwards/forward-mails.ts'
import type { MailedOrder } from '../trade/orders/mailed-order.ts'
import { receiptMail, saleMail } from '../trade/orders/order-mails.ts'
import { disputeMail, partRefundMail, refundMail, sellerRefundMail } from '../trade/orders/return-mails.ts'
import { bankFailureMail, payoutReturnedMail, payoutSentMail } from '../trade/payouts/payout-mails.ts'
import {
  cardEndsMail,
  confirmMail,
  leftOutMail,
  pausedMail,
  stillWaitsMail,
} from '../trade/subscriptions/subscription-mails.ts'
import {
  dueMail,
  endedMail,
  invoiceMail,
  type MailedQuote,
  overMail,
  partialMail,
  quoteMail,
  sentBackMail,
  unsoldMail,
} from '../trade/transfers/quote-mails.ts'
import {
  centsOf,
  companyOf,
  creditsOf,
  linesOf,
  projectOf,
  publicUrl,
  sender,
  to,
  wordsOf,
} from './mail-names.ts'
import { idOf, type PaperSize } from './paper-names.ts'

const orderOf = (size: PaperSize): MailedOrder => ({
  id: idOf(1),
  buyerId: idOf(2),
  status: 'settled',
  totalCents: centsOf(size),
  vatCents: 0,
  currency: size === 'short' ? 'usd' : 'eur',
  amountMinor: size === 'short' ? centsOf(size) : Math.round(centsOf(size) * 0.92),
  endReason: null,
  lines: Array.from({ length: linesOf[size] * 2 }, (_, at) => ({
    quantity: creditsOf(size),
    returned: at % 2 === 0 ? 400 : 0,
    saleType: at % 2 === 1 ? 'forward' : 'spot',
    projectName: projectOf(size, at),
    registry: 'Verra VCS',
    vintage: 2023,
  })),
  sandbox: size === 'short',
})

const papers = {
  link: `${publicUrl}/orders/${idOf(1)}`,
  invoice: 'INV-2026-000017',
  creditNote: 'CN-2026-000004',
}
const partOf = (size: PaperSize) => ({
  amountCents: Math.round(centsOf(size) / 3),
  amountMinor: Math.round(centsOf(size) / 3),
})
const backOf = (size: PaperSize, way: 'provider' | 'transfer') => ({ back: partOf(size), papers, way })

const requestOf = (size: PaperSize) => ({ to, order: orderOf(size), link: papers.link })
const promisedOf = (size: PaperSize) =>
  ({ to, reader: 'buyer', lineId: idOf(5), projectName: projectOf(size), credits: creditsOf(size) }) as const
const payoutOf = (size: PaperSize) => ({
  reference: 'LLP-2026-000031-7',
  amountCents: centsOf(size),
  accountEnding: '4242',
  returnReason: 'AC04: Closed account',
})

const quote: MailedQuote = {
  orderId: idOf(1),
  number: 'Q-2026-000009',
  state: 'accepted',
  validUntil: new Date('2026-11-18T10:00:00.000Z'),
  invoiceNumber: 'INV-2026-000017',
  reference: 'RF18000000000009',
  dueAt: new Date('2026-12-04T10:00:00.000Z'),
  acceptedName: 'Ona Colleague',
  acceptedEmail: 'ona@example.org',
  linkNo: 0,
}
const aboutOf = (size: PaperSize) => ({
  order: { ...orderOf(size), heldUntil: new Date('2026-12-11T10:00:00.000Z') },
  quote: { ...quote, acceptedName: companyOf(size) },
})
const bankOf = (size: PaperSize) => ({
  holder: companyOf(size),
  iban: 'DE89370400440532013000',
  bic: 'COBADEFF',
  isSandbox: size === 'short',
})
const subscriptionOf = (size: PaperSize) => ({ to, publicUrl, tonnes: creditsOf(size) })

/** Each mail of trade, by the name of what writes it. */
export const tradeMailSamples = {
  receiptMail: (size: PaperSize) => receiptMail(publicUrl, to, orderOf(size), null),
  'receiptMail to a guest': (size: PaperSize) =>
    receiptMail(publicUrl, to, { ...orderOf(size), buyerId: null }, 'a-token_of-the-order'),
  saleMail: (size: PaperSize) =>
    saleMail(
      publicUrl,
      to,
      Array.from({ length: linesOf[size] }, (_, at) => ({
        orderId: idOf(at),
        projectName: projectOf(size, at),
        quantity: creditsOf(size),
        grossCents: centsOf(size),
        feeCents: 45_105,
        netCents: centsOf(size) - 45_105,
        isForward: at % 2 === 1,
      })),
    ),
  refundMail: (size: PaperSize) =>
    refundMail(to, { ...orderOf(size), endReason: 'sold_out' }, backOf(size, 'provider')),
  partRefundMail: (size: PaperSize) => partRefundMail(to, orderOf(size), backOf(size, 'transfer')),
  sellerRefundMail: (size: PaperSize) =>
    sellerRefundMail(
      publicUrl,
      to,
      idOf(1),
      Array.from({ length: linesOf[size] * 2 }, (_, at) => ({
        projectName: projectOf(size, at),
        quantity: 400,
        sellerCents: partOf(size).amountCents,
        isForward: at % 2 === 1,
      })),
    ),
  disputeMail: (size: PaperSize) =>
    disputeMail(to, { ...orderOf(size), status: 'refunded' }, backOf(size, 'provider')),
  askedMail: (size: PaperSize) => askedMail(requestOf(size), partOf(size)),
  grantedMail: (size: PaperSize) => grantedMail(requestOf(size), partOf(size)),
  declinedMail: (size: PaperSize) => declinedMail(requestOf(size), wordsOf(size)),
  byBankMail: (size: PaperSize) => byBankMail(requestOf(size), 'Your bank took the payment back for you.'),
  cancelledMail: (size: PaperSize) => cancelledMail(requestOf(size), wordsOf(size)),
  deliveryMail: (size: PaperSize) =>
    deliveryMail(publicUrl, promisedOf(size), { agreedOn: '2027-06-30', isRetired: size === 'long' }),
  missedMail: (size: PaperSize) =>
    missedMail(publicUrl, promisedOf(size), {
      dueOn: '2027-06-30',
      cents: centsOf(size),
      outcome: size === 'short' ? { kind: 'waits', dueOn: '2027-12-31' } : { kind: 'refunded' },
    }),
  payoutSentMail: (size: PaperSize) => payoutSentMail(publicUrl, to, payoutOf(size)),
  bankFailureMail: (size: PaperSize) => bankFailureMail(publicUrl, to, wordsOf(size)),
  payoutReturnedMail: (size: PaperSize) => payoutReturnedMail(publicUrl, to, payoutOf(size)),
  quoteMail: (size: PaperSize) => ({ to, ...quoteMail(quote, orderOf(size), sender) }),
  'quoteMail to read': (size: PaperSize) => ({ to, ...quoteMail(quote, orderOf(size), sender, 'read') }),
  invoiceMail: (size: PaperSize) => ({
    to,
    ...invoiceMail({ ...aboutOf(size), amountMinor: centsOf(size), bank: bankOf(size) }, sender),
  }),
  partialMail: (size: PaperSize) => ({
    to,
    ...partialMail({ ...aboutOf(size), receivedMinor: 100_000, owedMinor: centsOf(size) }, sender),
  }),
  overMail: (size: PaperSize) => ({
    to,
    ...overMail({ ...aboutOf(size), overMinor: centsOf(size) }, sender),
  }),
  unsoldMail: (size: PaperSize) => ({
    to,
    ...unsoldMail({ ...aboutOf(size), receivedMinor: centsOf(size), why: 'sold_out' }, sender),
  }),
  endedMail: (size: PaperSize) => ({
    to,
    ...endedMail({ ...aboutOf(size), returnedMinor: centsOf(size), creditNote: 'CN-2026-000004' }, sender),
  }),
  dueMail: (size: PaperSize) => ({
    to,
    ...dueMail(
      { ...aboutOf(size), missingMinor: centsOf(size), isOverdue: true },
      { ...sender, bank: bankOf(size) },
    ),
  }),
  sentBackMail: (size: PaperSize) => {
    const booked = { reference: 'LLR-2026-000002', currency: 'eur', amountMinor: centsOf(size) } as const
    return { to, ...sentBackMail({ ...aboutOf(size), ...booked, ending: '4242' }, sender) }
  },
  pausedMail: (size: PaperSize) => pausedMail(subscriptionOf(size), 3),
  confirmMail: (size: PaperSize) =>
    confirmMail(subscriptionOf(size), 'Your bank asks you to confirm this payment.'),
  stillWaitsMail: (size: PaperSize) => stillWaitsMail(subscriptionOf(size), '2026-11-01', '2026-11-15'),
  leftOutMail: (size: PaperSize) => leftOutMail(subscriptionOf(size), '2026-11-01'),
  cardEndsMail: () => cardEndsMail(publicUrl, to, { last4: '4242', endsIn: '2026-11' }),
}
