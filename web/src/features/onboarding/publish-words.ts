import { writeMoney } from '@ledgerleaf/contract/currencies'
import type { Publish } from '@ledgerleaf/contract/project-files'
import { writeWhole } from '../../ui/format.ts'

/** What publishing does that cannot be taken back, with the figures once more. */
export const publishWords = (
  { saleType, quantity, pricePerCreditCents, currency = 'usd' }: Publish,
  serials: string | undefined,
): string => {
  const price = writeMoney(pricePerCreditCents, currency)
  const credits = quantity === 1 ? '1 credit' : `${writeWhole(quantity)} credits`
  const sale = `Buyers can buy ${credits} at ${price} each from now on.`
  if (saleType === 'forward')
    return `${sale} What they buy you have to deliver by the dates you promise; their money waits in escrow until then.`
  return `${sale} The serial block${serials ? ` ${serials}` : ''} is issued to the ledger for good: it cannot be changed or taken out afterwards. Price and terms can be changed, and the listing can be taken off sale.`
}
