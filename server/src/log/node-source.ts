import { type CompactRange, restoreRange } from '@ledgerleaf/provenance/compact-range'
import type { HashSource } from '@ledgerleaf/provenance/prove'
import { subtreesOf } from '@ledgerleaf/provenance/ranges'
import * as z from 'zod/mini'
import type { Reader } from '../platform/db.ts'
import { Bytes, namedStatement } from '../platform/named-statement.ts'

// Looked up one by one, whatever size the table had when the statement was planned.
const readNodes = namedStatement(
  'log_read_nodes',
  z.object({ hash: z.nullable(Bytes) }),
  `select node.hash from unnest($1::smallint[], $2::bigint[]) with ordinality as wanted (level, node_index, turn)
   left join lateral (
     select hash from log_nodes node where node.level = wanted.level and node.node_index = wanted.node_index limit 1
   ) node on true
   order by turn`,
)

/** The hashes of the tree, one query for a whole proof. What is missing makes the proof refuse. */
export const nodeSource =
  (db: Reader): HashSource =>
  async (nodes) => {
    if (nodes.length === 0) return []
    const levels = nodes.map(({ level }) => level)
    const rows = await readNodes(db, [levels, nodes.map(({ index }) => index)])
    return rows.flatMap(({ hash }) => (hash ? [new Uint8Array(hash)] : []))
  }

/** What a writer must know of a tree of this size to make it grow. */
export const readRange = async (db: Reader, size: number): Promise<CompactRange> =>
  restoreRange(size, await nodeSource(db)(subtreesOf({ begin: 0, end: size })))
