import { writeMoney } from '@ledgerleaf/contract/currencies'
import type { Publish, SerialBlock } from '@ledgerleaf/contract/project-files'
import { writeCount, writeWhole } from '../../ui/format.ts'

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

/** All 500 credits of 2023 are listed; of several vintages, each named once. */
export const tellAllListed = (blocks: readonly Pick<SerialBlock, 'quantity' | 'vintage'>[]): string => {
  const credits = blocks.reduce((sum, { quantity }) => sum + quantity, 0)
  const years = [...new Set(blocks.map(({ vintage }) => vintage))].toSorted((a, b) => a - b)
  const last = years.pop()
  const vintages = years.length === 0 ? last : `${years.join(', ')} and ${last}`
  return credits === 1
    ? `The credit of ${vintages} is listed`
    : `All ${writeCount(credits, 'credit')} of ${vintages} are listed`
}
