import { writeMoney } from '@ledgerleaf/contract/currencies'
import type { Quote } from '@ledgerleaf/contract/quotes'

type Owed = Pick<Quote, 'invoiceNumber' | 'receivedMinor' | 'currency'>

/** What becomes of an order that its buyer gives up, of its invoice and of money that is here; the quote of one by card is null. */
export const cancelWords = (quote: Owed | null): string => {
  const credits = 'Its credits are for sale again at once, and that cannot be taken back.'
  if (!quote) return `${credits} Nothing is charged; a payment that is on its way is returned.`
  const { invoiceNumber, receivedMinor, currency } = quote
  const invoice = invoiceNumber
    ? ` Invoice ${invoiceNumber} is over: a credit note is set against it, and nothing is owed any more.`
    : ' The quote ends for everybody who has its address.'
  const money =
    receivedMinor > 0
      ? ` The ${writeMoney(receivedMinor, currency)} that is here goes back to the account it came from with our next transfers.`
      : ''
  return credits + invoice + money
}
