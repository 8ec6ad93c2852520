import type { EntryKind } from '../../ledger/ledger.tables.ts'

/** What an entry of the ledger did, as a person says it. */
export const entryWords: Record<EntryKind, string> = {
  issue: 'Credits issued',
  promise: 'Credits promised',
  list: 'Put on sale',
  unlist: 'Taken off sale',
  hold: 'Held for the order',
  release: 'Hold released',
  pay: 'Paid',
  settle: 'Settled',
  claim: 'Claimed',
  refund: 'Refunded',
  repay: 'Returned to the buyer',
  repay_failed: 'The return failed',
  payout: 'Payout sent',
  payout_arrived: 'Payout arrived',
  payout_returned: 'Payout came back',
  transfer: 'Arrived by bank transfer',
  owe: 'Owed back to the payer',
  send_back: 'Sent back to the payer',
  retire: 'Retired',
  cancel: 'Cancelled at the registry',
  deliver: 'Delivered',
  replace: 'Replaced by another seller’s credits',
  return: 'Returned for a missed date',
  withdraw: 'Withdrawn to a wallet',
  bring_back: 'Brought back from a wallet',
}

type Words = (whose: string | null, rest: string) => string
const of = (what: string, somebody: string, join = ' of'): Words => {
  return (whose) => `${what}${join} ${whose ?? somebody}`
}
const plain =
  (words: string): Words =>
  () =>
    words

// The longest beginning that fits says what an account is; whose it is, its last part.
const piles: Readonly<Record<string, Words>> = {
  'world/credits/issued/': plain('Issued by the registry'),
  'world/credits/promised/': plain('Promised, not issued yet'),
  'credits/available/': of('Not on sale, with', 'the seller', ''),
  'credits/listed/': (whose) => (whose ? `On sale as ${whose}` : 'On sale'),
  'credits/held/': plain('Held for the order'),
  'credits/owned/': of('Credits', 'the buyer'),
  'credits/owned/escrow/': plain('Waits for the guest who bought it'),
  'credits/withdrawn': plain('In wallets on the chain'),
  'credits/retired/': of('Retired by', 'the buyer', ''),
  'credits/cancelled': plain('Cancelled at the registry'),
  'world/money/buyer/': of('Means of payment', 'the buyer'),
  'world/money/guest/': plain('Means of payment of the guest'),
  'world/money/platform': plain('The platform’s own money'),
  'world/money/exchange/': plain('Exchanged, at the rate of the order'),
  'world/money/payers': plain('Bank accounts of those who transfer'),
  'world/money/seller/': of('Bank account', 'the seller'),
  'money/held/': plain('Held for the order'),
  'money/sent/': of('On its way to', 'the seller', ''),
  'money/transferred/': plain('Arrived by transfer for the order'),
  'money/unclaimed/': plain('Arrived by transfer, for nothing known'),
  'money/owed/': (whose) => (whose ? `Owed back to the payer (${whose})` : 'Owed back to the payer'),
  'money/proceeds/': of('Proceeds', 'the seller'),
  'money/fees/': of('Fees', 'the seller', ' from'),
  'money/tax/': (_whose, rest) => `VAT of ${rest}`,
}

const longestFirst = Object.entries(piles).sort(([one], [two]) => two.length - one.length)

/** The last part of an account's name: the person, listing, order or transfer it belongs to. */
export const ownerOf = (account: string): string => account.slice(account.lastIndexOf('/') + 1)

/** What an account of the ledger is and whose, in words; null for one that has none. */
export const nameAccount = (account: string, names: ReadonlyMap<string, string>): string | null => {
  const [, words] = longestFirst.find(([begins]) => account.startsWith(begins)) ?? []
  const rest = ownerOf(account)
  return words?.(names.get(rest) ?? null, rest) ?? null
}
