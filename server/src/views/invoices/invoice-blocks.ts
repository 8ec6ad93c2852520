import { tellBooks } from '@ledgerleaf/contract/book-words'
import { currencies, writeMoney } from '@ledgerleaf/contract/currencies'
import { nameDiscount } from '@ledgerleaf/contract/discount-words'
import { ownBasketName } from '@ledgerleaf/contract/order-words'
import { writeUnitPrice } from '@ledgerleaf/contract/unit-price'
import { writeVatLabel } from '@ledgerleaf/contract/vat'
import { type PaperBlock, type PaperRow, writeCountry } from '../../platform/typeset/index.ts'
import { isCredit, type StoredInvoice } from '../../trade/invoices/index.ts'

export const joined = (lines: readonly (string | null)[]): string => lines.filter(Boolean).join('\n')

/** From whom it is and to whom. */
export const partiesOf = ({ content, buyer }: StoredInvoice): PaperBlock => {
  const { issuer } = content
  const from = issuer
    ? joined([issuer.name, ...issuer.address, writeCountry(issuer.country)])
    : 'Not stated: the operator of this marketplace has not said who issues its invoices.'
  const facts = [{ label: 'From', value: from }]
  if (buyer)
    facts.push({
      label: 'Billed to',
      value: joined([
        buyer.name,
        buyer.isCompany ? buyer.contact : null,
        ...buyer.address,
        buyer.country && writeCountry(buyer.country),
      ]),
    })
  return { kind: 'facts', facts, across: 2 }
}

export const currencyNames = { usd: 'US dollars', eur: 'euros', gbp: 'pounds sterling' } as const
type Content = StoredInvoice['content']

export const currencyOf = ({ currency }: Content) =>
  currencies.find((one) => one.toUpperCase() === currency) ?? 'usd'
/** Every amount of an invoice is in its own currency. */
export const moneyOf = (content: Content) => (minor: number) => writeMoney(minor, currencyOf(content))

/** What the amounts are in, and by whose rate they stand in our books where that is not dollars. */
const currencyWords = (content: Content): string => {
  const currency = currencyOf(content)
  const words = `Amounts are in ${currencyNames[currency]}.`
  if (!content.exchange) return words
  const { netUsdCents, rates } = content.exchange
  return `${words} ${tellBooks('the credits on it', netUsdCents, currency, rates)}`
}

const rowOf =
  (content: Content) =>
  (line: Content['lines'][number]): PaperRow => ({
    cells: [
      line.name,
      line.about,
      line.quantity.toLocaleString('en-US'),
      writeUnitPrice(line.netCents, line.quantity, currencyOf(content)),
      moneyOf(content)(line.netCents),
    ],
    below: line.notes,
  })

/** What was bought, line by line, under its name. */
export const linesOf = (content: Content): PaperBlock[] => [
  { kind: 'heading', text: content.title === ownBasketName ? 'Carbon credits' : content.title },
  {
    kind: 'table',
    columns: [
      { title: content.orderId ? 'Project' : 'What for', holds: 'name' },
      { title: content.orderId ? 'Registry and vintage' : 'Details', holds: 'text' },
      { title: content.orderId ? 'Credits' : 'Count', holds: 'number' },
      { title: 'Price', holds: 'number' },
      { title: 'Amount', holds: 'number' },
    ],
    rows: content.lines.map(rowOf(content)),
  },
]

/** What the lines come to, with the VAT. */
export const sumsOf = (invoice: StoredInvoice): PaperBlock => {
  const { content, netCents, vatCents, kind } = invoice
  const { vat, allowanceCents } = content
  const money = moneyOf(content)
  const sums = [{ label: 'Sum of the lines', value: money(netCents + allowanceCents) }]
  if (allowanceCents > 0)
    sums.push({
      label:
        kind === 'invoice'
          ? nameDiscount(content.isWelcome)
          : 'Less what was not charged, or credited before',
      value: `-${money(allowanceCents)}`,
    })
  if (vat.category !== 'O' || allowanceCents > 0) sums.push({ label: 'Net', value: money(netCents) })
  sums.push({
    label: writeVatLabel(vat),
    value: money(vatCents),
  })
  sums.push({ label: isCredit(invoice) ? 'Credited' : 'Total', value: money(netCents + vatCents) })
  return { kind: 'sums', sums }
}

/** How to read its figures. */
export const closingWords = (content: Content): PaperBlock => ({
  kind: 'paragraph',
  text: `${currencyWords(content)}${content.orderId ? ' One credit is one tonne of CO2e.' : ''} Days are by UTC.`,
  tone: 'quiet',
})
