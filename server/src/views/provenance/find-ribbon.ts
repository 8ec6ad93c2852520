import { joinRuns, type Ribbon, SerialRun } from '@ledgerleaf/contract/ribbon'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { type SerialMove, tellRibbon } from './tell-ribbon.ts'
import { pileOf } from './trail-queries.ts'

/** Whoever trades more than this sees the newest moves; the strip of today is whole in any case. */
const movesMax = 4000

const Block = z.object({ first: z.nullable(z.int()), last: z.nullable(z.int()) })

const findBlock = async (db: Reader, batchId: string) => {
  const [block] = await query(
    db,
    Block,
    sql`select serial_start as first, serial_end as last from batches where id = ${batchId}`,
  )
  return block
}

const Moved = z.object({
  on: z.string(),
  from: z.string(),
  to: z.string(),
  spans: z.array(z.tuple([z.number(), z.number()])),
})
const Told = z.object({ runs: z.array(SerialRun), moves: z.array(Moved) })

/**
 * Where the serials are now, and the newest moves that led there, newest first; one more than are told shows whether there
 * are others. In one statement: a sale between two would be in one answer and not in the other.
 */
const findTold = async (db: Reader, batchId: string): Promise<z.infer<typeof Told>> => {
  const [told] = await query(
    db,
    Told,
    sql`
    select (
      select coalesce(jsonb_agg(jsonb_build_object('first', first_serial, 'last', last_serial,
        'pile', split_part(account, '/', 2)) order by first_serial), '[]')
      from credit_ranges where asset = ${batchId}
    ) as runs, (
      select coalesce(jsonb_agg(jsonb_build_object('on', to_char(entry.posted_at at time zone 'utc', 'YYYY-MM-DD'),
        'from', posting.from_account, 'to', posting.to_account, 'spans', (
          select coalesce(jsonb_agg(jsonb_build_array(lower(run), upper(run) - 1)), '[]') from unnest(posting.serials) run
        )) order by posting.position desc), '[]')
      from (
        select * from ledger_postings where asset = ${batchId} and asset <> 'usd' and serials is not null
        order by position desc limit ${movesMax + 1}
      ) posting join ledger_entries entry on entry.id = posting.entry_id
    ) as moves`,
  )
  return told ?? { runs: [], moves: [] }
}

const movesOf = ({ on, from, to, spans }: z.infer<typeof Moved>): SerialMove[] =>
  spans.map(([first, last]) => {
    const pile = pileOf(from)
    return { on, first, last, from: pile === 'issued' ? null : pile, to: pileOf(to) }
  })

/** The strip of a batch over time; undefined where there is no such batch, or it has no serials. */
export const findRibbon = async (db: Reader, batchId: string): Promise<Ribbon | undefined> => {
  const block = await findBlock(db, batchId)
  if (!block || block.first === null || block.last === null) return undefined
  const { first, last } = block
  const { runs, moves } = await findTold(db, batchId)
  const told = tellRibbon(joinRuns(runs), moves.slice(0, movesMax).reverse().flatMap(movesOf))
  return { first, last, ...told, isCut: moves.length > movesMax }
}
