import * as z from 'zod/mini'
import type { Reader } from '../platform/db.ts'
import { Bytes, namedStatement } from '../platform/named-statement.ts'

export type LogLeaf = { index: number; entryId: string; about: 'entry' | 'act'; bytes: Uint8Array }

const Row = z.object({
  leaf_index: z.number(),
  entry_id: z.string(),
  about: z.enum(['entry', 'act']),
  bytes: Bytes,
})

const readFrom = namedStatement(
  'log_read_leaves_from',
  Row,
  `select leaf_index, entry_id, about, bytes from log_leaves where leaf_index >= $1 order by leaf_index limit $2`,
)
const readAt = namedStatement(
  'log_read_leaves_at',
  Row,
  `select leaf_index, entry_id, about, bytes from log_leaves where leaf_index = any($1::bigint[]) order by leaf_index`,
)

const toLeaf = ({ leaf_index, entry_id, about, bytes }: z.infer<typeof Row>): LogLeaf => ({
  index: leaf_index,
  entryId: entry_id,
  about,
  bytes: new Uint8Array(bytes),
})

/** Leaves that have their place, from an index on, in the order of the log. */
export const findLeavesFrom = async (db: Reader, index: number, limit: number): Promise<LogLeaf[]> =>
  (await readFrom(db, [index, limit])).map(toLeaf)

export const findLeavesAt = async (db: Reader, indices: readonly number[]): Promise<LogLeaf[]> =>
  (await readAt(db, [indices])).map(toLeaf)
