import type { MoneyOverview } from '@ledgerleaf/contract/money'
import { type DeskFigure, deskFigures, filterOf, type MoneyFigure } from '@ledgerleaf/contract/money-lists'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findTotal } from './list-queries.ts'
import { listColumns, lists } from './list-sql.ts'
import { iso } from './money-sql.ts'

const Since = z.object({ since: z.nullable(z.string()) })

/** The figures of the desk, each what the list comes to that it leads to. */
export const findFigures = async (
  db: Reader,
  now: Date,
): Promise<Pick<MoneyOverview, 'figures' | 'disputeSince'>> => {
  const names = Object.keys(deskFigures) as DeskFigure[]
  const found: [DeskFigure, MoneyFigure][] = []
  for (const name of names)
    found.push([name, await findTotal(db, deskFigures[name].list, filterOf(name, now))])
  const [oldest] = await query(
    db,
    Since,
    sql`select ${iso(sql`min(row.at)`)} as since from (${lists.disputes}) as row ${listColumns}
      where row.state in ('open', 'to_settle')`,
  )
  return {
    figures: Object.fromEntries(found) as MoneyOverview['figures'],
    disputeSince: oldest?.since ?? null,
  }
}
