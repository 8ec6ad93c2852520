import { hitsMax } from '@ledgerleaf/contract/finds'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'
import { wordsStandIn } from '../../platform/words-stand-in.ts'
import { type FoundOfKind, foundOf } from './found.ts'

const Row = z.object({ id: z.string(), title: z.string(), text: z.string(), at: Instant, count: z.number() })

/** The reports a person gave us to read, by company or name of the file. */
export const findReports = async (db: Reader, typed: string, personId: string): Promise<FoundOfKind> => {
  const rows = await query(
    db,
    Row,
    sql`
    select analysis.id, analysis.company_name as title, analysis.file_name as text, analysis.uploaded_at as at,
      (count(*) over ())::int as count
    from analyses analysis join reports report on report.id = analysis.report_id
    where report.person_id = ${personId}
      and ${wordsStandIn(typed, sql`concat_ws(' ', 'report', analysis.company_name, analysis.file_name)`)}
    order by analysis.uploaded_at desc, analysis.id limit ${hitsMax}`,
  )
  const hits = rows.map(({ id, title, text, at }) => ({
    title,
    text,
    to: `/analysis/${id}`,
    at: at.toISOString(),
    credits: null,
  }))
  return foundOf('report', hits, rows[0]?.count ?? 0)
}
