import assert from 'node:assert/strict'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../platform/db.ts'
import type { Entry, NewEntry } from './entry.ts'
import { ledgerEntries, ledgerPostings } from './ledger.tables.ts'

/** The entries that were posted under these keys before. Other content under a key is a bug, and nothing is posted. */
export const findSame = async (tx: Tx, repeats: readonly NewEntry[]): Promise<Map<string, Entry>> => {
  if (repeats.length === 0) return new Map()
  const rows = await tx
    .select({
      id: ledgerEntries.id,
      key: ledgerEntries.key,
      kind: ledgerEntries.kind,
      postedAt: ledgerEntries.postedAt,
      asset: ledgerPostings.asset,
      amount: ledgerPostings.amount,
      from: ledgerPostings.fromAccount,
      to: ledgerPostings.toAccount,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(inArray(ledgerEntries.key, [...new Set(repeats.map(({ key }) => key))]))
    .orderBy(asc(ledgerPostings.position))
  const found = new Map<string, Entry>()
  for (const { key, kind, postings } of repeats) {
    const first = rows.filter((row) => row.key === key)
    const [entry] = first
    assert(entry, `entry ${key} is gone`)
    assert.deepEqual(
      {
        kind: entry.kind,
        postings: first.map(({ asset, amount, from, to }) => ({ asset, amount, from, to })),
      },
      { kind, postings: postings.map(({ asset, amount, from, to }) => ({ asset, amount, from, to })) },
      `key ${key} reused`,
    )
    found.set(key, { id: entry.id, postedAt: entry.postedAt, repeated: true })
  }
  return found
}
