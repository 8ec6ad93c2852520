import { Currency } from '@ledgerleaf/contract/currencies'
import type { LogEntryPage, LogMove } from '@ledgerleaf/contract/log'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { findCheckpoint } from '../../log/checkpoint-queries.ts'
import { findLeavesAt } from '../../log/leaf-queries.ts'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'
import { nameAccount } from '../money/index.ts'
import { findProjectNames, type LeafPosting, readLeaf, toEntry } from './log-queries.ts'

// An entry may move hundreds of lots in thousands of ranges: a page shows the first, the leaf all of them.
const movesMax = 40
const rangesMax = 12

const Batch = z.object({
  id: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  serialPrefix: z.nullable(z.string()),
})
type Batch = z.infer<typeof Batch>

const findBatches = async (db: Reader, assets: readonly string[]): Promise<Map<string, Batch>> => {
  const ids = [...new Set(assets.filter(isId))]
  if (ids.length === 0) return new Map()
  const rows = await query(
    db,
    Batch,
    sql`
    select batch.id, project.id as "projectId", project.name as "projectName", batch.serial_prefix as "serialPrefix"
    from batches batch join projects project on project.id = batch.project_id where batch.id = any(${sql.param(ids)}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

// The names in a leaf are commitments, so an account is told by what it is and by nobody's name.
const nobody = new Map<string, string>()
const place = (account: string): string => nameAccount(account, nobody) ?? account

const toMove = (posting: LeafPosting, batches: ReadonlyMap<string, Batch>): LogMove => {
  const currency = Currency.safeParse(posting.asset)
  const serials = posting.serials ?? []
  return {
    from: place(posting.from),
    to: place(posting.to),
    amount: posting.amount,
    currency: currency.success ? currency.data : null,
    batch: batches.get(posting.asset) ?? null,
    serials: serials.slice(0, rangesMax).map(([first, last]) => ({ first, last })),
    rangeCount: serials.length,
  }
}

/** The entry with a number, signed or about to be; undefined for a number the log has not reached. */
export const findLogEntry = async (db: Reader, index: number): Promise<LogEntryPage | undefined> => {
  const [leaf] = await findLeavesAt(db, [index])
  if (!leaf) return undefined
  const { postings = [] } = readLeaf(leaf.bytes)
  const shown = postings.slice(0, movesMax)
  const batches = await findBatches(
    db,
    shown.map(({ asset }) => asset),
  )
  return {
    entry: toEntry(leaf, await findProjectNames(db, [leaf])),
    leaf: new TextDecoder().decode(leaf.bytes),
    leafBytes: leaf.bytes.length,
    moves: shown.map((posting) => toMove(posting, batches)),
    moveCount: postings.length,
    signedSize: (await findCheckpoint(db))?.size ?? 0,
  }
}
