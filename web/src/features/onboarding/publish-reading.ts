import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { parseDollars, parseWhole, wrongDollars, wrongWhole } from '../../forms/parse-dollars.ts'
import type { FormReading } from '../../forms/read-form.ts'
import { type ForwardText, noForward, toTerms, wrongDates } from './forward-text.ts'

const empty = {
  blockId: '',
  tokenId: '',
  quantity: '',
  price: '',
  saleType: 'spot',
  minimumFill: '1',
  noteToBuyers: '',
  expiresOn: '',
}
export type PublishText = typeof empty & { forward: ForwardText }

export const emptyOffer = (): PublishText => ({ ...empty, forward: noForward() })

/** What a seller would most likely type: all that is left of the block, under a name made of its registry id. */
export const offerOf = ({ blocks, file, listings }: ProjectDetail, blockId?: string): PublishText => {
  const chosen = blocks.find(({ id }) => id === blockId)
  const block = chosen ?? blocks.find(({ availableCredits }) => availableCredits !== 0) ?? blocks[0]
  if (!block) return emptyOffer()
  const name = `${file.registryProjectId ?? 'LL'}-${block.vintage}`
  const alike = listings.filter(({ tokenId }) => tokenId.startsWith(name)).length
  const left = block.availableCredits ?? block.quantity
  const isOver = block.vintageEndsOn < new Date().toISOString().slice(0, 10)
  return {
    ...emptyOffer(),
    blockId: block.id,
    tokenId: alike === 0 ? name : `${name}-${alike + 1}`,
    quantity: left > 0 ? String(left) : '',
    saleType: isOver ? 'spot' : 'forward',
  }
}

/** Nothing typed as a price is asked for like nought: nobody gives credits away here. */
const priceCentsOf = (price: string): number => parseDollars(price) ?? 0

/** Asked here as well as there, so that it is marked along with the others. */
const wrongFill = (minimumFill: string, quantity: string): string | undefined =>
  (parseWhole(minimumFill) ?? 0) > (parseWhole(quantity) ?? Number.POSITIVE_INFINITY)
    ? 'This is more than is listed'
    : undefined

export const publishReading: FormReading<PublishText> = {
  toInput: ({ quantity, price, minimumFill, noteToBuyers, expiresOn, forward, ...words }) => ({
    ...words,
    quantity: parseWhole(quantity),
    pricePerCreditCents: priceCentsOf(price),
    minimumFill: parseWhole(minimumFill),
    noteToBuyers: noteToBuyers.trim() || null,
    expiresOn: expiresOn || null,
    ...(words.saleType === 'forward' ? { forward: toTerms(forward) } : {}),
  }),
  check: ({ quantity, price, minimumFill, expiresOn, saleType, forward }) => ({
    quantity: wrongWhole(quantity),
    price: wrongDollars(price),
    minimumFill: wrongWhole(minimumFill) ?? wrongFill(minimumFill, quantity),
    expiresOn:
      expiresOn && expiresOn < new Date().toISOString().slice(0, 10)
        ? 'Choose a day that is still to come'
        : undefined,
    forward: saleType === 'forward' ? wrongDates(forward) : undefined,
  }),
  // A listing is refused by the names it has in the call that lists without a file, too.
  names: {
    range: 'quantity',
    price_per_credit: 'price',
    token_id: 'tokenId',
    pricePerCreditCents: 'price',
  },
}
