import { equalBytes } from '@ledgerleaf/provenance/bytes'
import { type CompactRange, emptyRange } from '@ledgerleaf/provenance/compact-range'
import { makeTreeVerifier } from '../log/verify-tree.ts'
import type { Reader } from '../platform/db.ts'
import { expectLeaf } from './expect-leaf.ts'
import { personsIn } from './leaf.ts'
import { readLeaves, type StoredLeaf } from './read-leaves.ts'
import { findSalts } from './salts.ts'

/** How far the leaves were read: the tree up to there, and how many of them are entries. */
export type LeavesRead = { range: CompactRange; entries: number }
export const nothingRead: LeavesRead = { range: emptyRange, entries: 0 }

type Parts = {
  /** Leaves that were verified before are not read again. */
  from: LeavesRead
  report: (index: number | null, key: string | null, says: string) => void
  /** Told after each page, as long as no leaf is missing. */
  reached: (read: LeavesRead) => void
}

/**
 * That each leaf says what its rows say, that the tree is built of the leaves and that every signed root is its root. Page
 * by page; of what was read only the edge of the tree stays in memory.
 */
export const verifyLeaves = async (db: Reader, { from, report, reached }: Parts): Promise<LeavesRead> => {
  const tree = await makeTreeVerifier(db, from.range)
  const forgotten = new Map<string, string>()
  let { entries } = from

  const verifyRows = async (leaves: readonly StoredLeaf[]) => {
    const postings = leaves.flatMap(({ entry }) => entry?.postings ?? [])
    const salts = await findSalts(db, personsIn(postings))
    for (const { about, index, bytes, entry, entryId } of leaves) {
      // What operators did is held against its leaf by whoever keeps it; here it only has its place in the tree.
      if (about === 'act') continue
      entries += 1
      if (!entry) report(index, null, `the entry ${entryId} is gone, and its leaf is not`)
      else if (!equalBytes(expectLeaf(bytes, entry, salts, forgotten), bytes))
        report(index, entry.key, 'the entry says something else than its leaf in the log')
    }
  }
  let gaps = false
  for await (const leaves of readLeaves(db, from.range.size)) {
    await verifyRows(leaves)
    const placed = leaves.filter(({ index }) => index !== null)
    for (const [at, { index }] of placed.entries()) {
      if (gaps || index === tree.range().size + at) continue
      report(tree.range().size + at, null, 'the log has no entry of this index')
      gaps = true
    }
    // Behind a gap every hash is another one: one finding says it.
    if (gaps || placed.length === 0) continue
    const keyOf = new Map(placed.map(({ index, entry }) => [index, entry?.key ?? null]))
    for (const { index, says } of await tree.add(placed.map(({ bytes }) => bytes)))
      report(index, keyOf.get(index) ?? null, says)
    reached({ range: tree.range(), entries })
  }
  if (!gaps) for (const { index, says } of await tree.end()) report(index, null, says)
  return { range: tree.range(), entries }
}
