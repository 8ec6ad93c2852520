import * as z from 'zod/mini'
import type { Reader } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'
import { compareBalances, compareRanges, findStrayBalances, findStrayRanges } from './compare-kept.ts'
import { makeReplay } from './replay.ts'
import { parseMultirange } from './serials.ts'

/** What a posting did that it could not have done; without an entry, what the kept rows say that no posting led to. */
export type ReplayFault = { entryId: string | null; index: number | null; says: string }

const Row = z.object({
  asset: z.string(),
  position: z.number(),
  entry_id: z.string(),
  amount: z.number(),
  from_account: z.string(),
  to_account: z.string(),
  serials: z.nullable(z.string()),
  leaf_index: z.nullable(z.number()),
  leaf_position: z.nullable(z.number()),
})
type Row = z.infer<typeof Row>

const postingsAtOnce = 10_000

// The first condition is that of the index, which has the postings of a batch beside each other.
const readPostings = namedStatement(
  'ledger_read_batch_postings',
  Row,
  `select posting.*, leaf.leaf_index, leaf.position as leaf_position
   from (
     select asset, position, entry_id, amount, from_account, to_account, serials::text from ledger_postings
     where asset <> 'usd' and not is_money(asset) and (asset, position) > ($1, $2)
     order by asset, position limit ${postingsAtOnce}
   ) posting
   left join lateral (
     select leaf_index, position from log_leaves leaf where leaf.entry_id = posting.entry_id limit 1
   ) leaf on true
   order by posting.asset, posting.position`,
)

/** As the log has them; what has no place there yet comes behind. */
const byLog = (a: Row, b: Row): number =>
  (a.leaf_index ?? Number.POSITIVE_INFINITY) - (b.leaf_index ?? Number.POSITIVE_INFINITY) ||
  (a.leaf_position ?? 0) - (b.leaf_position ?? 0) ||
  a.position - b.position

/** Some batches once more, with all their postings, and then held against where their credits are kept. */
async function* replayBatches(db: Reader, rows: readonly Row[]): AsyncGenerator<ReplayFault> {
  const ledger = makeReplay()
  for (const row of rows.filter(({ leaf_position }) => leaf_position !== null).sort(byLog)) {
    const says = ledger.replay({
      asset: row.asset,
      amount: row.amount,
      from: row.from_account,
      to: row.to_account,
      serials: row.serials === null ? null : parseMultirange(row.serials),
    })
    if (says) yield { entryId: row.entry_id, index: row.leaf_index, says }
  }
  const batches = [...new Set(rows.map(({ asset }) => asset))]
  const told = (says: string) => ({ entryId: null, index: null, says })
  for await (const says of compareBalances(db, ledger, batches)) yield told(says)
  for await (const says of compareRanges(db, ledger, batches)) yield told(says)
}

/**
 * Every batch from its first posting. No batch knows of another, so no more is in memory than the greatest of them and a
 * page of its neighbours, however long the log is.
 */
export async function* replayCredits(db: Reader, goOn: () => void = () => {}): AsyncGenerator<ReplayFault> {
  let waiting: Row[] = []
  let after: [string, number] = ['', 0]
  for (;;) {
    goOn()
    const page = await readPostings(db, after)
    const last = page.at(-1)
    if (!last) break
    after = [last.asset, last.position]
    // The last batch of a page may go on in the next.
    const whole = page.findIndex(({ asset }) => asset === last.asset)
    if (whole > 0 || waiting[0]?.asset !== last.asset) {
      yield* replayBatches(db, waiting.concat(page.slice(0, whole)))
      waiting = []
    }
    for (const row of page.slice(whole)) waiting.push(row)
  }
  yield* replayBatches(db, waiting)
  for (const says of await findStrayBalances(db)) yield { entryId: null, index: null, says }
  for (const says of await findStrayRanges(db)) yield { entryId: null, index: null, says }
}
