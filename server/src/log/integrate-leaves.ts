import { appendLeaves } from '@ledgerleaf/provenance/compact-range'
import { leafHash } from '@ledgerleaf/provenance/hashes'
import * as z from 'zod/mini'
import type { Reader, Tx } from '../platform/db.ts'
import { Bytes, namedStatement } from '../platform/named-statement.ts'
import { readRange } from './node-source.ts'

const lockKey = 7_261_004

// Given back with the transaction, whatever ends it. So is the setting: the statements that follow are planned once,
// perhaps while the log is still empty, and have to be good for a long one.
const tryLock = namedStatement(
  'log_try_lock',
  z.object({ locked: z.boolean() }),
  `select pg_try_advisory_xact_lock(${lockKey}) as locked, set_config('enable_seqscan', 'off', true)`,
)

/** Whether this transaction may now let the log grow or sign it; another process does so otherwise. */
export const isSequencing = async (tx: Tx): Promise<boolean> => (await tryLock(tx, []))[0]?.locked ?? false

const findWaiting = namedStatement(
  'log_find_waiting',
  z.object({ entry_id: z.string(), bytes: Bytes }),
  'select entry_id, bytes from log_leaves where leaf_index is null order by position limit $1',
)

const findSize = namedStatement(
  'log_find_size',
  z.object({ size: z.number() }),
  'select coalesce(max(leaf_index) + 1, 0) as size from log_leaves',
)

const giveIndices = namedStatement(
  'log_give_indices',
  z.never(),
  `with node as (
     insert into log_nodes (level, node_index, hash)
     select * from unnest($3::smallint[], $4::bigint[], $5::bytea[])
   )
   update log_leaves leaf set leaf_index = $2::bigint + given.turn - 1
   from unnest($1::uuid[]) with ordinality as given (entry_id, turn) where leaf.entry_id = given.entry_id`,
)

/** How many leaves stand in the tree, signed for or not. */
export const findTreeSize = async (db: Reader): Promise<number> => (await findSize(db, []))[0]?.size ?? 0

export const leavesAtOnce = 2000

/**
 * Gives committed leaves their place, oldest first, and answers how many. It asks for leaves without a place and not
 * for those behind the last one: a transaction that commits late is found late, and never missed. Positions are drawn
 * under the locks of the accounts an entry moves, so of two entries on one account the log has them in their order.
 */
export const integrateLeaves = async (tx: Tx): Promise<number> => {
  if (!(await isSequencing(tx))) return 0
  const waiting = await findWaiting(tx, [leavesAtOnce])
  if (waiting.length === 0) return 0
  const size = await findTreeSize(tx)
  const nodes: { level: number; index: number; hash: Uint8Array }[] = []
  const hashes = waiting.map(({ bytes }) => leafHash(bytes))
  appendLeaves(await readRange(tx, size), hashes, (node, hash) => nodes.push({ ...node, hash }))
  await giveIndices(tx, [
    waiting.map(({ entry_id }) => entry_id),
    size,
    nodes.map(({ level }) => level),
    nodes.map(({ index }) => index),
    nodes.map(({ hash }) => Buffer.from(hash)),
  ])
  return waiting.length
}
