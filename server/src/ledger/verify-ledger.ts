import { equalBytes } from '@ledgerleaf/provenance/bytes'
import * as z from 'zod/mini'
import { makeTreeVerifier } from '../log/verify-tree.ts'
import type { Reader } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'
import { expectLeaf } from './expect-leaf.ts'
import { personsIn } from './leaf.ts'
import { readLeaves, type StoredLeaf } from './read-leaves.ts'
import { compareBalances, compareRanges, makeReplay } from './replay.ts'
import { findSalts } from './salts.ts'

/** What is wrong, and at which entry of the log it shows; without an index it concerns no single one. */
export type LedgerFault = { index: number | null; key: string | null; says: string }

export type Verification = {
  entries: number
  /** How many of them stand in the log; the others wait for their place. */
  placed: number
  /** Empty when ledger and log tell the truth. */
  findings: LedgerFault[]
}

const findingsMax = 100

const findUnlogged = namedStatement(
  'ledger_find_unlogged',
  z.object({ key: z.string() }),
  `select key from ledger_entries entry
   where not exists (select from log_leaves leaf where leaf.entry_id = entry.id) limit ${findingsMax}`,
)

/**
 * Verifies everything from the first entry: that each leaf says what its rows say, that the tree is built of the
 * leaves and every signed root is its root, that no posting took what was not there, and that balances and serial
 * ranges are what the postings lead to. It reads page by page; hand it a snapshot while others write.
 */
export const verifyLedger = async (db: Reader): Promise<Verification> => {
  const findings: LedgerFault[] = []
  const report = (index: number | null, key: string | null, says: string) => {
    if (findings.length < findingsMax) findings.push({ index, key, says })
  }
  const tree = await makeTreeVerifier(db)
  const ledger = makeReplay()
  const forgotten = new Map<string, string>()
  let entries = 0

  const verifyRows = async (leaves: readonly StoredLeaf[]) => {
    const postings = leaves.flatMap(({ entry }) => entry?.postings ?? [])
    const salts = await findSalts(db, personsIn(postings))
    for (const { about, index, bytes, entry, entryId } of leaves) {
      // What operators did is held against its leaf by whoever keeps it; here it only has its place in the tree.
      if (about === 'act') continue
      entries += 1
      if (!entry) {
        report(index, null, `the entry ${entryId} is gone, and its leaf is not`)
        continue
      }
      if (!equalBytes(expectLeaf(bytes, entry, salts, forgotten), bytes))
        report(index, entry.key, 'the entry says something else than its leaf in the log')
      for (const posting of entry.postings) {
        const says = ledger.replay(posting)
        if (says) report(index, entry.key, says)
      }
    }
  }
  let gaps = false
  for await (const leaves of readLeaves(db)) {
    await verifyRows(leaves)
    const placed = leaves.filter(({ index }) => index !== null)
    for (const [at, { index }] of placed.entries()) {
      if (gaps || index === tree.size() + at) continue
      report(tree.size() + at, null, 'the log has no entry of this index')
      gaps = true
    }
    // Behind a gap every hash is another one: one finding says it.
    if (gaps || placed.length === 0) continue
    const keyOf = new Map(placed.map(({ index, entry }) => [index, entry?.key ?? null]))
    for (const { index, says } of await tree.add(placed.map(({ bytes }) => bytes)))
      report(index, keyOf.get(index) ?? null, says)
  }
  if (!gaps) for (const { index, says } of await tree.end()) report(index, null, says)
  for (const { key } of await findUnlogged(db, [])) report(null, key, 'the entry has no leaf in the log')
  for await (const says of compareBalances(db, ledger)) report(null, null, says)
  for await (const says of compareRanges(db, ledger)) report(null, null, says)
  return { entries, placed: tree.size(), findings }
}
