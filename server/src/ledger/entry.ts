import assert from 'node:assert/strict'
import type { Currency } from '@ledgerleaf/contract/currencies'
import type { SerialRange } from '@ledgerleaf/contract/serials'
import type { Cents, Credits } from '@ledgerleaf/contract/units'
import {
  type CreditAccount,
  isMoney,
  issuancePrefix,
  type MoneyAccount,
  ownedPrefix,
  promisePrefix,
  withdrawnCredits,
} from './accounts.ts'
import type { EntryKind, Facts } from './ledger.tables.ts'
import type { Serials } from './serials.ts'

/** Moves an amount of one asset: credits of one batch (the asset is its id), or minor units of a currency. */
export type Posting =
  | {
      asset: string
      amount: Credits
      from: CreditAccount
      to: CreditAccount
      /** The serials an issuance brings into the world; without them they are counted from 1. */
      serials?: SerialRange
      /** Serials that go first, as far as they lie there; after them the lowest go. */
      preferring?: Serials
    }
  | { asset: Currency; amount: Cents; from: MoneyAccount; to: MoneyAccount }

export type NewEntry = {
  /** Happens once. It is public: it names an order or a batch, never a person. */
  key: string
  kind: EntryKind
  /** They happen in this order: each must find what it moves. */
  postings: readonly Posting[]
  facts?: Facts
  now: Date
}
export type Entry = { id: string; postedAt: Date; repeated: boolean }

export const isIssuance = (posting: Posting): boolean => posting.from.startsWith(issuancePrefix)

export const issuedSerials = (posting: Posting): SerialRange | undefined =>
  !isMoney(posting.asset) && 'serials' in posting ? posting.serials : undefined

export const preferredSerials = (posting: Posting): Serials =>
  !isMoney(posting.asset) && 'preferring' in posting ? (posting.preferring ?? []) : []

/** What no caller may ask for: each is a bug of ours, not a refusal. */
export const assertSound = ({ key, postings }: NewEntry): void => {
  assert(postings.length > 0, `entry ${key} has no postings`)
  assert(!key.includes('@'), 'entry keys are public and name nobody')
  for (const posting of postings) {
    const { amount, from, to } = posting
    assert(Number.isSafeInteger(amount) && amount > 0, `entry ${key} moves ${amount}`)
    assert(from !== to, `entry ${key} moves from ${from} to itself`)
    assert(!to.startsWith(issuancePrefix), `entry ${key} takes an issuance back`)
    assert(!to.startsWith(promisePrefix), `entry ${key} takes a promise back`)
    assert(to !== withdrawnCredits || from.startsWith(ownedPrefix), `entry ${key} withdraws out of ${from}`)
    assert(from !== withdrawnCredits || to.startsWith(ownedPrefix), `entry ${key} brings back to ${to}`)
    const serials = issuedSerials(posting)
    if (!serials) continue
    assert(isIssuance(posting), `entry ${key} names serials that it does not issue`)
    assert(serials.last - serials.first + 1 === amount, `entry ${key} issues other serials than credits`)
  }
}
