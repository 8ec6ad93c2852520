import { type Currency, currencies } from '@ledgerleaf/contract/currencies'

declare const holds: unique symbol
/** The compiler keeps the two apart: a posting of credits cannot name an account of money. */
export type CreditAccount = string & { readonly [holds]: 'credits' }
export type MoneyAccount = string & { readonly [holds]: 'money' }

export const usd = 'usd'
/** Whatever is no currency is the credits of a batch. */
export const isMoney = (asset: string): asset is Currency => currencies.includes(asset as Currency)

const credits = (name: string) => name as CreditAccount
const money = (name: string) => name as MoneyAccount

// Accounts below world/ stand for what lies outside: they alone may go below zero.
export const issuancePrefix = 'world/credits/issued/'
/** Where the credits of a batch come from. */
export const issuance = (batchId: string): CreditAccount => credits(`${issuancePrefix}${batchId}`)
export const promisePrefix = 'world/credits/promised/'
/** Where a promise comes from: credits of a coming vintage, which have no serials because nobody has issued them. */
export const promiseOf = (batchId: string): CreditAccount => credits(`${promisePrefix}${batchId}`)
/** Where a buyer's money comes from, and where a refund returns to. */
export const outsideFunds = (buyerId: string): MoneyAccount => money(`world/money/buyer/${buyerId}`)
/** A guest is known by the order alone. */
export const guestFunds = (orderId: string): MoneyAccount => money(`world/money/guest/${orderId}`)
/** What the platform adds of its own: discounts, and refunds a seller's proceeds no longer cover. */
export const platformFunds = money('world/money/platform')
/** Where an order's money of one currency leaves and its dollars come in. By order, so that sales never queue behind one row. */
export const exchangeFunds = (orderId: string): MoneyAccount => money(`world/money/exchange/${orderId}`)
/** The accounts of those who pay by bank transfer: where their money comes from, and where what is sent back goes to. */
export const payersFunds = money('world/money/payers')
/** A seller's bank account. */
export const paidOut = (sellerId: string): MoneyAccount => money(`world/money/seller/${sellerId}`)

/** The piles a batch is divided into; together they are what was issued, or what was promised. */
export const creditPiles = [
  'available',
  'listed',
  'held',
  'owned',
  'withdrawn',
  'retired',
  'cancelled',
] as const

export const availablePrefix = 'credits/available/'
export const listedPrefix = 'credits/listed/'
export const ownedPrefix = 'credits/owned/'
export const retiredPrefix = 'credits/retired/'

export const availableCredits = (sellerId: string): CreditAccount => credits(`${availablePrefix}${sellerId}`)
export const listedCredits = (listingId: string): CreditAccount => credits(`${listedPrefix}${listingId}`)
export const heldCredits = (orderId: string): CreditAccount => credits(`credits/held/${orderId}`)
export const holdings = (buyerId: string): CreditAccount => credits(`${ownedPrefix}${buyerId}`)
/** What a guest bought waits here until somebody who has proved the address takes it over. */
export const escrow = (orderId: string): CreditAccount => credits(`${ownedPrefix}escrow/${orderId}`)
/**
 * What buyers took to wallets of their own: tokens of a batch, of which nobody here can say whose they are by now. One
 * account for all, since a wallet may hand its tokens on; whoever brings some back gets as many out of it.
 */
export const withdrawnCredits = credits('credits/withdrawn')
// The last two are final: the database refuses a posting from either.
export const retiredCredits = (buyerId: string): CreditAccount => credits(`${retiredPrefix}${buyerId}`)
export const cancelledCredits = credits('credits/cancelled')

export const heldFunds = (orderId: string): MoneyAccount => money(`money/held/${orderId}`)
/** A seller's money on its way to their bank, until the bank says that it arrived or came back. */
export const sentFunds = (sellerId: string): MoneyAccount => money(`money/sent/${sellerId}`)
/** What came by transfer for an order that it does not pay for yet. */
export const transferred = (orderId: string): MoneyAccount => money(`money/transferred/${orderId}`)
/** What came by transfer, and nobody knows yet what for: by the line of the bank's statement. */
export const unclaimed = (lineId: string): MoneyAccount => money(`money/unclaimed/${lineId}`)
/** What is owed back to whoever transferred it, until the bank has booked it. */
export const owedBack = (returnId: string): MoneyAccount => money(`money/owed/${returnId}`)
export const proceeds = (sellerId: string): MoneyAccount => money(`money/proceeds/${sellerId}`)
/** Kept by seller, so that sales of different sellers never queue behind one row. */
export const platformFees = (sellerId: string): MoneyAccount => money(`money/fees/${sellerId}`)

/** VAT that buyers paid and the tax office of a country is owed. */
export const taxFunds = (country: string): MoneyAccount => money(`money/tax/${country}`)

/** Only the outside world may hold less than nothing. */
export const isOutside = (account: string): boolean => account.startsWith('world/')

/** Where only credits that exist can lie: a promise never gets there. */
export const isForIssued = (account: string): boolean =>
  /^credits\/(owned\/|retired\/|withdrawn$)/.test(account)

// Accounts of a batch, a listing or an order. Any other belongs to a person, and so does any that is added later.
const publicAccounts =
  /^(world\/credits\/(issued|promised)\/|credits\/listed\/|credits\/held\/|money\/(held|tax|transferred|unclaimed|owed)\/|credits\/(cancelled|withdrawn)$|world\/money\/(platform|payers)$|world\/money\/exchange\/)/

/** Whose account it is, if it is a person's: the last part of its name. */
export const personOf = (account: string): string | null =>
  publicAccounts.test(account) ? null : account.slice(account.lastIndexOf('/') + 1)
