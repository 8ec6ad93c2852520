import assert from 'node:assert/strict'
import { countSerials, type SerialRange } from '@ledgerleaf/contract/serials'
import { isForIssued, isMoney, isOutside } from './accounts.ts'
import { isIssuance, issuedSerials, type NewEntry, type Posting, preferredSerials } from './entry.ts'
import type { PlacedPosting } from './leaf.ts'
import { type LedgerPile, type LedgerState, pileKey } from './ledger-state.ts'
import { commonSerials, joinSerials, type Serials, takeLowest, withoutSerials } from './serials.ts'

export type PlannedEntry = { entry: NewEntry; postings: readonly PlacedPosting[] }

/** What is to be written so that these entries have happened. */
export type PostingPlan = {
  planned: readonly PlannedEntry[]
  /** Entries that cannot happen, each with the pile that has too few credits. */
  lacking: ReadonlyMap<NewEntry, LedgerPile>
  changes: readonly (LedgerPile & { amount: number })[]
  removed: readonly (LedgerPile & SerialRange)[]
  added: readonly (LedgerPile & SerialRange)[]
}

type Amounts = Map<string, number>

/** The amounts once the entry has happened, or the pile that lacks credits for it. */
const moveAmounts = (
  amounts: Amounts,
  { key, postings }: NewEntry,
): { after: Amounts } | { lacking: LedgerPile } => {
  const after: Amounts = new Map()
  const amountOf = (pile: string) => after.get(pile) ?? amounts.get(pile) ?? 0
  for (const { asset, amount, from, to } of postings) {
    const has = amountOf(pileKey(from, asset))
    if (has < amount && !isOutside(from)) {
      // Money that is not there is a bug of ours: a buyer's comes from outside, and all other follows from it.
      assert(!isMoney(asset), `entry ${key} takes ${amount} cents from ${from}, which holds ${has}`)
      return { lacking: { account: from, asset } }
    }
    after.set(pileKey(from, asset), has - amount)
    after.set(pileKey(to, asset), amountOf(pileKey(to, asset)) + amount)
  }
  return { after }
}

/** The serials in the piles that are touched, as entry after entry moves them. */
const openPiles = (ranges: LedgerState['ranges']) => {
  const serials = new Map<string, Serials>(ranges)
  const piles = new Map<string, LedgerPile>()
  const put = (pile: LedgerPile, now: Serials) => {
    const key = pileKey(pile.account, pile.asset)
    piles.set(key, pile)
    serials.set(key, now)
  }
  const at = ({ account, asset }: LedgerPile): Serials => serials.get(pileKey(account, asset)) ?? []
  return {
    take: (pile: LedgerPile, count: number, preferred: Serials): Serials => {
      const liked = preferred.length > 0 ? commonSerials(at(pile), preferred) : []
      const { taken: first } = takeLowest(liked, Math.min(count, countSerials(liked)))
      const rest = first.length > 0 ? withoutSerials(at(pile), first) : at(pile)
      const { taken, left } = takeLowest(rest, count - countSerials(first))
      put(pile, left)
      return first.length > 0 ? joinSerials(first, taken) : taken
    },
    give: (pile: LedgerPile, given: Serials): void => put(pile, joinSerials(at(pile), given)),
    /** How the rows of the touched piles differ from what was read. */
    differences: () => {
      const removed: (LedgerPile & SerialRange)[] = []
      const added: (LedgerPile & SerialRange)[] = []
      for (const [key, pile] of piles) {
        const before = ranges.get(key) ?? []
        const now = serials.get(key) ?? []
        const had = new Set(before.map(({ first, last }) => `${first}-${last}`))
        const has = new Set(now.map(({ first, last }) => `${first}-${last}`))
        for (const run of before) if (!has.has(`${run.first}-${run.last}`)) removed.push({ ...pile, ...run })
        for (const run of now) if (!had.has(`${run.first}-${run.last}`)) added.push({ ...pile, ...run })
      }
      return { removed, added }
    },
  }
}

/** Counted from the first, where the issuer names none. */
const serialsOfIssue = (posting: Posting, issuedBefore: number): Serials => [
  issuedSerials(posting) ?? { first: issuedBefore + 1, last: issuedBefore + posting.amount },
]

/** Lets the entries happen one after the other, in memory: who comes first is served first, and lowest serials go first. */
export const planEntries = (state: LedgerState, entries: readonly NewEntry[]): PostingPlan => {
  const amounts: Amounts = new Map(state.amounts)
  const issued = new Map<string, number>()
  const piles = openPiles(state.ranges)
  const lacking = new Map<NewEntry, LedgerPile>()
  const changes = new Map<string, LedgerPile & { amount: number }>()

  const change = (pile: LedgerPile, amount: number) => {
    const key = pileKey(pile.account, pile.asset)
    changes.set(key, { ...pile, amount: amount + (changes.get(key)?.amount ?? 0) })
  }
  const place = (posting: Posting): PlacedPosting => {
    const { asset, amount, from, to } = posting
    change({ account: from, asset }, -amount)
    change({ account: to, asset }, amount)
    if (isMoney(asset)) return { asset, amount, from, to, serials: null }
    if (state.promises.has(asset)) {
      assert(!isIssuance(posting) && !isForIssued(to), `${asset} is a promise and cannot be in ${to}`)
      return { asset, amount, from, to, serials: null }
    }
    const before = issued.get(from) ?? -(state.amounts.get(pileKey(from, asset)) ?? 0)
    if (isIssuance(posting)) issued.set(from, before + amount)
    const serials = isIssuance(posting)
      ? serialsOfIssue(posting, before)
      : piles.take({ account: from, asset }, amount, preferredSerials(posting))
    piles.give({ account: to, asset }, serials)
    return { asset, amount, from, to, serials }
  }

  const planned: PlannedEntry[] = []
  for (const entry of entries) {
    const moved = moveAmounts(amounts, entry)
    if ('lacking' in moved) {
      lacking.set(entry, moved.lacking)
      continue
    }
    for (const [pile, amount] of moved.after) amounts.set(pile, amount)
    planned.push({ entry, postings: entry.postings.map(place) })
  }
  return { planned, lacking, changes: [...changes.values()], ...piles.differences() }
}
