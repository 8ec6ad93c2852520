import { equalBytes } from '@ledgerleaf/provenance/bytes'
import { openCheckpoint } from '@ledgerleaf/provenance/checkpoint'
import { appendLeaves, type CompactRange, emptyRange, rangeRoot } from '@ledgerleaf/provenance/compact-range'
import { leafHash } from '@ledgerleaf/provenance/hashes'
import { parseVerifierKey } from '@ledgerleaf/provenance/note-key'
import * as z from 'zod/mini'
import type { Reader } from '../platform/db.ts'
import { Bytes, namedStatement } from '../platform/named-statement.ts'
import { findOrigins, findVerifierKeys } from './checkpoint-queries.ts'
import { nodeSource } from './node-source.ts'

const readCheckpoints = namedStatement(
  'log_read_checkpoints',
  z.object({ size: z.number(), root: Bytes, note: z.string() }),
  'select size, root, note from log_checkpoints where size > $1 and size <= $2 order by size',
)
const readTotals = namedStatement(
  'log_read_totals',
  z.object({ nodes: z.number(), signed: z.number() }),
  'select (select count(*) from log_nodes) as nodes, (select coalesce(max(size), 0) from log_checkpoints) as signed',
)

export type TreeFault = { index: number; says: string }

/** How many complete subtrees a tree has. */
const countNodes = (size: number): number => {
  let nodes = 0
  for (let width = size; width > 0; width = Math.floor(width / 2)) nodes += width
  return nodes
}

/** Builds the tree again, leaf by leaf or from a part that was built before, and holds every kept hash and every signed root against it. */
export const makeTreeVerifier = async (db: Reader, from: CompactRange = emptyRange) => {
  const origins = await findOrigins(db)
  const keys = (await findVerifierKeys(db)).map(parseVerifierKey)
  const source = nodeSource(db)
  let range = from

  const verifyCheckpoint = async (
    { size, root, note }: { size: number; root: Buffer; note: string },
    computed: Uint8Array,
  ): Promise<string | null> => {
    if (!equalBytes(root, computed)) return `the root kept for size ${size} is not the root of the entries`
    try {
      const origin = origins.find((name) => note.startsWith(`${name}\n`)) ?? ''
      const signed = await openCheckpoint(note, { origin, keys })
      if (signed.size !== size || !equalBytes(signed.root, computed))
        return `what was signed for size ${size} is not the root of the entries`
      return null
    } catch (error) {
      return `the checkpoint of size ${size} is not signed: ${error instanceof Error ? error.message : error}`
    }
  }

  return {
    range: () => range,
    /** Takes the leaves that follow, and answers what does not fit. */
    add: async (leaves: readonly Uint8Array[]): Promise<TreeFault[]> => {
      const faults: TreeFault[] = []
      const nodes: { level: number; index: number; hash: Uint8Array; leaf: number }[] = []
      const oldSize = range.size
      const checkpoints = await readCheckpoints(db, [oldSize, oldSize + leaves.length])
      for (const leaf of leaves) {
        const index = range.size
        range = appendLeaves(range, [leafHash(leaf)], (node, hash) =>
          nodes.push({ ...node, hash, leaf: index }),
        )
        if (checkpoints[0]?.size !== range.size) continue
        const checkpoint = checkpoints.shift()
        const says = checkpoint && (await verifyCheckpoint(checkpoint, rangeRoot(range)))
        if (says) faults.push({ index, says })
      }
      const kept = await source(nodes)
      if (kept.length !== nodes.length)
        return [...faults, { index: oldSize, says: `hashes of the entries from ${oldSize} on are missing` }]
      for (const [at, { level, hash, leaf }] of nodes.entries())
        if (!equalBytes(kept[at] ?? new Uint8Array(), hash))
          faults.push({ index: leaf, says: `the hash kept at level ${level} is not that of the entries` })
      return faults
    },
    /** What a log of this size has too much or too little of. */
    end: async (): Promise<TreeFault[]> => {
      const [totals] = await readTotals(db, [])
      const { size } = range
      const faults: TreeFault[] = []
      if (totals && totals.nodes !== countNodes(size))
        faults.push({ index: size, says: `${totals.nodes} hashes are kept for ${size} entries` })
      if (totals && totals.signed > size)
        faults.push({ index: size, says: `${totals.signed} entries were signed, and ${size} are left` })
      return faults
    },
  }
}
