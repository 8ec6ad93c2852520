import type { ChainEntry } from '@ledgerleaf/contract/chain'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { tellEntry } from '../ledger/told-entry.ts'
import { findLeavesAt } from '../log/leaf-queries.ts'
import type { ChainConfig } from '../platform/config.ts'
import type { Reader } from '../platform/db.ts'
import { Instant, query } from '../platform/query.ts'
import { leafHex } from './gather-entries.ts'
import type { Progress } from './keep-progress.ts'
import { findMirror } from './status-queries.ts'
import { movesIssued } from './translate-entry.ts'

const Row = z.object({
  index: z.number(),
  state: z.enum(['signed', 'sent', 'mined', 'confirmed']),
  endsOpen: z.boolean(),
  hash: z.string(),
  block: z.nullable(z.number()),
  blockHash: z.nullable(z.string()),
  minedAt: z.nullable(Instant),
})
type Row = z.infer<typeof Row>

/** For each entry the transaction that has it; of several, in parts or after a reorganisation, the one that came last. */
const findTransactions = async (
  db: Reader,
  { chainId, contract }: Progress,
  indices: readonly number[],
): Promise<Map<number, Row>> => {
  const rows = await query(
    db,
    Row,
    sql`select wanted.index, found.state, found.hash, found.block, found.block_hash as "blockHash",
        found.mined_at as "minedAt", found.ends_open and found.last_index = wanted.index as "endsOpen"
      from unnest(${sql.param([...indices])}::bigint[]) as wanted (index) cross join lateral (
        select state, hash, block, block_hash, mined_at, ends_open, last_index from chain_transactions
        where kind = 'record' and state not in ('dropped', 'refused') and last_index >= wanted.index
          and first_index <= wanted.index and chain_id = ${chainId} and contract = ${contract}
        order by signed_at desc limit 1
      ) found`,
  )
  return new Map(rows.map((row) => [row.index, row]))
}

const nowhere = { transaction: null, block: null, blockHash: null, at: null, confirmations: 0 } as const

const tell = (row: Row | undefined, newestBlock: number | null): Omit<ChainEntry, 'index' | 'leaf'> => {
  if (!row) return { state: 'waiting', ...nowhere }
  const { hash, block, blockHash, minedAt, endsOpen } = row
  // An entry of which a part is missing is not there yet.
  const isThere = !endsOpen && (row.state === 'mined' || row.state === 'confirmed') && block !== null
  if (!isThere) return { ...nowhere, state: 'sent', transaction: hash }
  return {
    state: row.state === 'confirmed' ? 'confirmed' : 'mined',
    transaction: hash,
    block,
    blockHash,
    at: minedAt?.toISOString() ?? null,
    confirmations: Math.max(1, (newestBlock ?? block) - block + 1),
  }
}

/** Where on the chain entries of the log stand; an index that the log does not have is left out. */
export const findEntries = async (
  db: Reader,
  config: ChainConfig,
  indices: readonly number[],
): Promise<ChainEntry[]> => {
  const leaves = await findLeavesAt(db, indices)
  const mirror = await findMirror(db, config)
  const sent = mirror ? await findTransactions(db, mirror, indices) : new Map<number, Row>()
  const entries: ChainEntry[] = []
  for (const leaf of leaves) {
    const told = await tellEntry(db, leaf)
    const goes = config.kind !== 'off' && (told?.postings.some(movesIssued) ?? false)
    const where = goes
      ? tell(sent.get(leaf.index), mirror?.block ?? null)
      : ({ state: 'none', ...nowhere } as const)
    entries.push({ index: leaf.index, leaf: leafHex(leaf.bytes), ...where })
  }
  return entries
}
