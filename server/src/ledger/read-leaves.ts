import * as z from 'zod/mini'
import type { Reader } from '../platform/db.ts'
import { Bytes, namedStatement } from '../platform/named-statement.ts'
import type { PlacedEntry } from './leaf.ts'
import type { Facts } from './ledger.tables.ts'
import { parseMultirange } from './serials.ts'

/** A leaf and the rows it was made from; a DBA may have taken those away. */
export type StoredLeaf = {
  entryId: string
  about: 'entry' | 'act'
  index: number | null
  position: number
  bytes: Uint8Array
  entry: PlacedEntry | null
}

// What the row of an entry says is compared with the leaf, so it is read whatever it says.
const Row = z.object({
  entry_id: z.string(),
  about: z.enum(['entry', 'act']),
  leaf_index: z.nullable(z.number()),
  position: z.number(),
  bytes: Bytes,
  key: z.nullable(z.string()),
  kind: z.custom<string>(),
  posted_at: z.custom<string>(),
  facts: z.custom<Facts | null>(),
  postings: z.custom<[string, number, string, string, string | null][] | null>(),
})
type Row = z.infer<typeof Row>

const columns = `
  select leaf.entry_id, leaf.about, leaf.leaf_index, leaf.position, leaf.bytes, entry.key, entry.kind,
    to_char(entry.posted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as posted_at, entry.facts,
    (select json_agg(json_build_array(asset, amount, from_account, to_account, serials::text) order by position)
      from ledger_postings posting where posting.entry_id = leaf.entry_id) as postings
  from log_leaves leaf
  left join lateral (select * from ledger_entries entry where entry.id = leaf.entry_id limit 1) entry on true`

const readPlaced = namedStatement(
  'ledger_read_placed_leaves',
  Row,
  `${columns} where leaf.leaf_index >= $1 order by leaf.leaf_index limit $2`,
)
const readWaiting = namedStatement(
  'ledger_read_waiting_leaves',
  Row,
  `${columns} where leaf.leaf_index is null and leaf.position > $1 order by leaf.position limit $2`,
)

const toLeaf = (row: Row): StoredLeaf => ({
  entryId: row.entry_id,
  about: row.about,
  index: row.leaf_index,
  position: row.position,
  bytes: new Uint8Array(row.bytes),
  entry: row.key === null ? null : toEntry(row, row.key),
})

const toEntry = ({ kind, posted_at, facts, postings }: Row, key: string): PlacedEntry => ({
  key,
  kind,
  facts,
  postedAt: new Date(posted_at),
  postings: (postings ?? []).map(([asset, amount, from, to, serials]) => ({
    asset,
    amount,
    from,
    to,
    serials: serials === null ? null : parseMultirange(serials),
  })),
})

const leavesAtOnce = 1000

/**
 * Every leaf from an index on, in the order of the log; behind them those that have no place yet. In pages, and the database
 * reads the next while this one is looked at.
 */
export async function* readLeaves(db: Reader, from = 0): AsyncGenerator<StoredLeaf[]> {
  let asked = readPlaced(db, [from, leavesAtOnce])
  for (;;) {
    const rows = await asked
    const last = rows.at(-1)
    if (!last) break
    asked = readPlaced(db, [(last.leaf_index ?? 0) + 1, leavesAtOnce])
    // Whoever stops looking is told of no refusal of a page they did not ask for.
    asked.catch(() => {})
    yield rows.map(toLeaf)
  }
  let after = 0
  for (;;) {
    const leaves = (await readWaiting(db, [after, leavesAtOnce])).map(toLeaf)
    if (leaves.length === 0) return
    yield leaves
    after = leaves.at(-1)?.position ?? after
  }
}
