import * as z from 'zod/mini'
import type { Tx } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'

const insertLeaf = namedStatement(
  'log_insert_leaf',
  z.never(),
  `insert into log_leaves (entry_id, about, bytes) values ($1, 'act', $2)`,
)

/** A leaf that no entry of the ledger stands behind. It gets its place once the caller's transaction has committed. */
export const addLeaf = async (tx: Tx, id: string, bytes: Uint8Array): Promise<void> => {
  await insertLeaf(tx, [id, Buffer.from(bytes)])
}
