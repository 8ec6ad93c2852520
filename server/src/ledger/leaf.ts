import { canonicalBytes } from '@ledgerleaf/provenance/canonical'
import { commit } from '@ledgerleaf/provenance/commitment'
import { longestEntry } from '@ledgerleaf/provenance/entry-bundle'
import { toHex } from '@ledgerleaf/provenance/hex'
import { sha256 } from '@ledgerleaf/provenance/sha256'
import { personOf } from './accounts.ts'
import type { Facts } from './ledger.tables.ts'
import type { Serials } from './serials.ts'

export type PlacedPosting = {
  asset: string
  amount: number
  from: string
  to: string
  /** Null for money, and for a promise. */
  serials: Serials | null
}
export type PlacedEntry = {
  key: string
  kind: string
  postedAt: Date
  facts: Facts | null
  postings: readonly PlacedPosting[]
}

/** The salt of each person, by the id that ends the names of their accounts. */
export type Salts = ReadonlyMap<string, Uint8Array>

/** A batch, a listing and an order are named in the log; a person is committed to, apart for each of their accounts. */
export const accountInLog = (account: string, salts: Salts): string => {
  const person = personOf(account)
  if (person === null) return account
  const salt = salts.get(person)
  if (!salt) throw new Error(`no salt was made for the holder of ${account}`)
  return account.slice(0, -person.length) + toHex(commit(salt, { account }))
}

export const personsIn = (postings: readonly { from: string; to: string }[]): string[] => {
  const persons = postings.flatMap(({ from, to }) => [personOf(from), personOf(to)])
  return [...new Set(persons.filter((person) => person !== null))].sort()
}

/**
 * What the public log says about an entry. A verifier replays these bytes, so their form never changes: another form
 * is another version.
 * @NOTE migration 0007 writes the same for entries that are older than the log
 */
export const leafBytes = (
  { key, kind, postedAt, facts, postings }: PlacedEntry,
  nameOf: (account: string) => string,
): Uint8Array => {
  const told = postings.map(({ asset, amount, from, to, serials }) => ({
    asset,
    amount,
    from: nameOf(from),
    to: nameOf(to),
    ...(serials ? { serials: serials.map(({ first, last }) => [first, last]) } : {}),
  }))
  const head = { version: 1, kind, key, at: postedAt.toISOString(), ...(facts ? { facts } : {}) }
  const whole = canonicalBytes({ ...head, postings: told })
  if (whole.length <= longestEntry) return whole
  // An entry of hundreds of postings or thousands of serial ranges does not fit: its postings are committed to.
  return canonicalBytes({ ...head, postingsSha256: toHex(sha256(canonicalBytes(told))) })
}
