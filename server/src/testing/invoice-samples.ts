import { vatOf, vatReasons } from '@ledgerleaf/contract/vat'
import type { InvoiceContent, InvoiceLine, StoredInvoice } from '../trade/invoices/index.ts'
import type { TransferReceipt } from '../views/invoices/receipt-paper.ts'
import { companyName, idOf, type PaperSize, prefixOf, projectName } from './paper-names.ts'

const counts = { short: 2, long: 120, extreme: 6 }
const at = '2026-11-04T10:00:00.000Z'

const lineOf = (size: PaperSize, place: number): InvoiceLine => {
  const quantity = size === 'extreme' ? 999_999 : 400 + place
  const unitCents = size === 'extreme' ? 1_234_567 : 1850
  return {
    name: projectName(size, place),
    about: 'Verra VCS, vintage 2023',
    quantity,
    unitCents,
    netCents: quantity * unitCents,
    notes: Array.from(
      { length: size === 'extreme' ? 20 : 1 },
      (_, block) => `${941_467_007 + block * 1000}-${941_467_500 + block * 1000}-${prefixOf(place)}`,
    ),
  }
}

const issuer = {
  name: 'Ledgerleaf GmbH',
  address: ['Invalidenstraße 116', '10115 Berlin'],
  country: 'DE',
  taxId: '29/123/45678',
  vatId: 'DE136695976',
  register: 'Amtsgericht Charlottenburg, HRB 123456',
  isDemo: false,
}

const buyerOf = (size: PaperSize, country: string, vatId: string | null): StoredInvoice['buyer'] => ({
  name: companyName(size),
  contact: 'Ada Lindqvist',
  email: 'ada.lindqvist@umbrella.example',
  phone: '+49 30 901820',
  address: ['Hauptstraße 1', '12345 Somewhere'],
  country,
  taxId: '811 907 980',
  vatId,
  isCompany: true,
})

const vats = {
  S: { category: 'S', basisPoints: 1900, reason: null, check: null },
  AE: {
    category: 'AE',
    basisPoints: 0,
    reason: vatReasons.reverseCharge,
    check: 'VIES knew the number FR40303265045 on November 4, 2026.',
  },
  O: { category: 'O', basisPoints: 0, reason: vatReasons.notRegistered, check: null },
} as const

const sampleOf = (
  size: PaperSize,
  category: keyof typeof vats,
  changes: Partial<StoredInvoice> & { says?: Partial<InvoiceContent> } = {},
): StoredInvoice => {
  const { says, ...columns } = changes
  const lines = Array.from({ length: counts[size] }, (_, place) => lineOf(size, place))
  const allowanceCents = 100
  const netCents = lines.reduce((sum, line) => sum + line.netCents, 0) - allowanceCents
  const vat = vats[category]
  return {
    id: idOf(1),
    key: `order:${idOf(2)}`,
    kind: 'invoice',
    number: 'INV-2026-000042',
    series: 'INV',
    year: 2026,
    place: 42,
    orderId: idOf(2),
    sellerId: null,
    issuedAt: new Date(at),
    dueAt: null,
    netCents,
    vatCents: vatOf(netCents, vat.basisPoints),
    content: {
      issuer: category === 'O' ? { ...issuer, vatId: null } : issuer,
      currency: 'USD',
      title: size === 'extreme' ? projectName(size, 0) : 'Coasts and fields',
      lines,
      allowanceCents,
      vat,
      orderId: idOf(2),
      orderedAt: at,
      suppliedAt: at,
      paidAt: at,
      poNumber: null,
      paymentReference: null,
      precedes: null,
      reason: null,
      sandbox: false,
      ...says,
    },
    buyer: buyerOf(
      size,
      category === 'AE' ? 'FR' : 'DE',
      { S: 'DE811907980', AE: 'FR40303265045', O: null }[category],
    ),
    ...columns,
  }
}

/** Invoices of each kind, at every size. */
export const invoiceSamples: Record<string, (size: PaperSize) => StoredInvoice> = {
  receipt: (size) => sampleOf(size, 'S'),
  'invoice-due': (size) =>
    sampleOf(size, 'AE', {
      dueAt: new Date('2026-12-04T10:00:00.000Z'),
      says: {
        paidAt: null,
        suppliedAt: null,
        poNumber: 'PO-4711',
        paymentReference: 'RF18 5390 0754 7034',
        // Under a mark a reader of the text layer parts figures; one is enough to hold the words.
        sandbox: size === 'short',
      },
    }),
  'invoice-outside-scope': (size) => sampleOf(size, 'O'),
  'credit-note': (size) =>
    sampleOf(size, 'S', {
      kind: 'credit_note',
      number: 'CN-2026-000007',
      says: { precedes: { number: 'INV-2026-000042', issuedAt: at }, reason: 'the registry took them back' },
    }),
  'credit-note-euro': (size) =>
    sampleOf(size, 'S', {
      kind: 'credit_note',
      number: 'CN-2026-000008',
      says: {
        currency: 'EUR',
        exchange: {
          netUsdCents: 1_602_425,
          rates: {
            id: idOf(9),
            day: '2026-11-03',
            source: 'European Central Bank',
            usdPerEuro: 1_082_300,
            gbpPerEuro: 834_500,
          },
        },
        precedes: { number: 'INV-2026-000043', issuedAt: at },
        reason: 'the buyer asked',
      },
    }),
}

/** An invoice that was issued without serials and paid by transfer in two halves. */
export const receiptSample = (size: PaperSize): TransferReceipt => {
  const sold = sampleOf(size, 'AE', {
    dueAt: new Date('2026-12-04T10:00:00.000Z'),
    says: { paidAt: null, suppliedAt: null, poNumber: 'PO-4711', paymentReference: 'RF18 5390 0754 7034' },
  })
  const paidMinor = sold.netCents + sold.vatCents
  const half = Math.floor(paidMinor / 2)
  const { lines } = sold.content
  return {
    invoice: { ...sold, content: { ...sold.content, lines: lines.map((line) => ({ ...line, notes: [] })) } },
    received: [
      { on: '2026-11-10', minor: half, words: 'RF18539007547034' },
      {
        on: '2026-11-17',
        minor: paidMinor - half + 500,
        words:
          size === 'extreme'
            ? `Rest/${'RF18539007547034/'.repeat(6)}`
            : 'rest of INV-2026-000042 RF18539007547034',
      },
    ],
    paidMinor,
    settledAt: '2026-11-18T09:00:00.000Z',
    serials: lines.map(({ notes }) => notes),
    returned:
      size === 'long' ? { minor: 1850, creditNotes: ['CN-2026-000007'] } : { minor: 0, creditNotes: [] },
  }
}
