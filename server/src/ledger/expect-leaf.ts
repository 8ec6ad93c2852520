import { fromUtf8 } from '@ledgerleaf/provenance/bytes'
import { personOf } from './accounts.ts'
import { accountInLog, leafBytes, type PlacedEntry, type Salts } from './leaf.ts'

/** The names a leaf gives to the accounts of people who were forgotten since: no salt is left to compute them from. */
const namesOfForgotten = (bytes: Uint8Array, entry: PlacedEntry, salts: Salts): Map<string, string> => {
  const names = new Map<string, string>()
  const told = JSON.parse(fromUtf8(bytes)) as { postings?: { from: string; to: string }[] }
  for (const [at, posting] of entry.postings.entries())
    for (const side of ['from', 'to'] as const) {
      const account = posting[side]
      const person = personOf(account)
      const name = told.postings?.[at]?.[side]
      if (person === null || salts.has(person) || typeof name !== 'string') continue
      const prefix = account.slice(0, -person.length)
      if (name.startsWith(prefix) && /^[0-9a-f]{64}$/.test(name.slice(prefix.length)))
        names.set(account, name)
    }
  return names
}

/**
 * The bytes that the rows of an entry lead to. The account of somebody who was forgotten is known by the name it has in
 * the log, and must have the same in every leaf.
 */
export const expectLeaf = (
  bytes: Uint8Array,
  entry: PlacedEntry,
  salts: Salts,
  forgotten: Map<string, string>,
): Uint8Array => {
  const known = (account: string) => {
    const person = personOf(account)
    return person === null || salts.has(person)
  }
  const strangers = entry.postings.some(({ from, to }) => !known(from) || !known(to))
  if (strangers)
    for (const [account, name] of namesOfForgotten(bytes, entry, salts))
      if (!forgotten.has(account)) forgotten.set(account, name)
  return leafBytes(entry, (account) =>
    known(account) ? accountInLog(account, salts) : (forgotten.get(account) ?? account),
  )
}
