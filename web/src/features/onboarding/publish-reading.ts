import { type Currency, currencies } from '@ledgerleaf/contract/currencies'
import { wrongDueOn } from '@ledgerleaf/contract/forward-terms'
import type { ProjectDetail, SerialBlock } from '@ledgerleaf/contract/project-files'
import { parseDollars, parseWhole, wrongPrice, wrongWhole } from '../../forms/parse-dollars.ts'
import type { FormReading } from '../../forms/read-form.ts'
import { type ForwardText, noForward, toTerms, wrongDates } from './forward-text.ts'

const empty = {
  saleType: 'spot',
  blockId: '',
  vintageStartsOn: '',
  vintageEndsOn: '',
  tokenId: '',
  quantity: '',
  price: '',
  currency: 'usd',
  minimumFill: '1',
  noteToBuyers: '',
  expiresOn: '',
}
export type PublishText = typeof empty & { forward: ForwardText }

export const emptyOffer = (): PublishText => ({ ...empty, forward: noForward() })

const today = () => new Date().toISOString().slice(0, 10)

/** What can be listed by its serials: a vintage still to come has none, whatever was entered. */
export const listable = ({ blocks }: Pick<ProjectDetail, 'blocks'>): SerialBlock[] =>
  blocks.filter(({ vintageEndsOn }) => vintageEndsOn < today())

/** Blocks there are, and nothing of any of them is left to list. */
export const areAllListed = (blocks: readonly SerialBlock[]): boolean =>
  blocks.length > 0 && blocks.every(({ availableCredits }) => availableCredits === 0)

const nameFor = ({ file, listings }: Pick<ProjectDetail, 'file' | 'listings'>, vintage: number): string => {
  const name = `${file.registryProjectId ?? 'LL'}-${vintage}`
  const alike = listings.filter(({ tokenId }) => tokenId.startsWith(name)).length
  return alike === 0 ? name : `${name}-${alike + 1}`
}

/** What a seller would most likely promise: the coming year. */
export const promiseOf = (project: ProjectDetail): PublishText => {
  const year = new Date().getUTCFullYear() + 1
  return {
    ...emptyOffer(),
    saleType: 'forward',
    vintageStartsOn: `${year}-01-01`,
    vintageEndsOn: `${year}-12-31`,
    tokenId: nameFor(project, year),
  }
}

/** What a seller would most likely type: all that is left of the block, under a name made of its registry id. */
export const offerOf = (project: ProjectDetail, blockId?: string): PublishText => {
  const blocks = listable(project)
  const chosen = blocks.find(({ id }) => id === blockId)
  const block = chosen ?? blocks.find(({ availableCredits }) => availableCredits !== 0) ?? blocks[0]
  if (!block) return promiseOf(project)
  const left = block.availableCredits ?? block.quantity
  return {
    ...emptyOffer(),
    blockId: block.id,
    tokenId: nameFor(project, block.vintage),
    quantity: left > 0 ? String(left) : '',
  }
}

/** Another sale type: what the form had filled in itself is filled in anew, what the seller typed stays. */
export const withSaleType = (project: ProjectDetail, typed: PublishText, saleType: string): PublishText => {
  const suggest = (forward: boolean) => (forward ? promiseOf(project) : offerOf(project, typed.blockId))
  const [before, after] = [suggest(typed.saleType === 'forward'), suggest(saleType === 'forward')]
  const kept = (name: 'tokenId' | 'quantity') => (typed[name] === before[name] ? after[name] : typed[name])
  return {
    ...typed,
    saleType,
    blockId: typed.blockId || after.blockId,
    vintageStartsOn: typed.vintageStartsOn || after.vintageStartsOn,
    vintageEndsOn: typed.vintageEndsOn || after.vintageEndsOn,
    tokenId: kept('tokenId'),
    quantity: kept('quantity'),
  }
}

/** Nothing typed as a price is asked for like nought: nobody gives credits away here. */
const priceCentsOf = (price: string): number => parseDollars(price) ?? 0

/** What comes again is sold in dollars, whatever was chosen before. */
export const currencyOf = ({ saleType, currency }: Pick<PublishText, 'saleType' | 'currency'>): Currency =>
  saleType === 'subscription' ? 'usd' : (currencies.find((one) => one === currency) ?? 'usd')

/** Asked here as well as there, so that it is marked along with the others. */
const wrongFill = (minimumFill: string, quantity: string): string | undefined =>
  (parseWhole(minimumFill) ?? 0) > (parseWhole(quantity) ?? Number.POSITIVE_INFINITY)
    ? 'This is more than is listed'
    : undefined

/** Said as soon as the days are typed, and again when they are sent. */
const wrongVintage = ({ saleType, vintageStartsOn, vintageEndsOn }: PublishText): string | undefined => {
  if (saleType !== 'forward' || vintageEndsOn === '') return undefined
  if (vintageEndsOn < vintageStartsOn) return 'The last day must not come before the first'
  return vintageEndsOn < today()
    ? 'This vintage is over: enter its serials, and sell it spot or by subscription'
    : undefined
}

/** What is wrong with a delivery date beside how many come by it: the vintage must be over before it. */
export const wrongDate = (dueOn: string, vintageEndsOn: string): string | undefined =>
  dueOn && vintageEndsOn ? wrongDueOn(dueOn, vintageEndsOn) : undefined

/** A sale by serials names its block, a promise its vintage. */
const subjectOf = ({ saleType, blockId, vintageStartsOn, vintageEndsOn }: PublishText) =>
  saleType === 'forward'
    ? { vintageStartsOn: vintageStartsOn || undefined, vintageEndsOn: vintageEndsOn || undefined }
    : { blockId }

export const publishReading: FormReading<PublishText> = {
  toInput: (typed) => ({
    ...subjectOf(typed),
    saleType: typed.saleType,
    tokenId: typed.tokenId,
    quantity: parseWhole(typed.quantity),
    pricePerCreditCents: priceCentsOf(typed.price),
    ...(currencyOf(typed) === 'usd' ? {} : { currency: currencyOf(typed) }),
    minimumFill: parseWhole(typed.minimumFill),
    noteToBuyers: typed.noteToBuyers.trim() || null,
    expiresOn: typed.expiresOn || null,
    ...(typed.saleType === 'forward' ? { forward: toTerms(typed.forward) } : {}),
  }),
  check: (typed) => {
    const { quantity, price, minimumFill, expiresOn, saleType, forward } = typed
    return {
      quantity: wrongWhole(quantity),
      price: wrongPrice(price, currencies.find((one) => one === typed.currency) ?? 'usd'),
      minimumFill: wrongWhole(minimumFill) ?? wrongFill(minimumFill, quantity),
      expiresOn: expiresOn && expiresOn < today() ? 'Choose a day that is still to come' : undefined,
      vintageEndsOn: wrongVintage(typed),
      forward: saleType === 'forward' ? wrongDates(forward) : undefined,
    }
  },
  // A listing is refused by the names it has in the call that lists without a file, too.
  names: {
    range: 'quantity',
    price_per_credit: 'price',
    token_id: 'tokenId',
    pricePerCreditCents: 'price',
  },
}
