import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { personalTables, type Subject } from './personal-tables.ts'

/** A page of a scanned report is a few megabytes, so rows are read a few at a time. */
const rowsAtOnce = 20

type Write = (text: string) => Promise<void>

/**
 * Writes everything that is kept about a person as one JSON text, by table, and nothing of anybody else. Answers how many
 * rows each table has.
 */
export const collectPerson = async (
  db: Reader,
  subject: Subject,
  write: Write,
): Promise<{ table: string; count: number }[]> => {
  const counts: { table: string; count: number }[] = []
  await write(`{"email":${JSON.stringify(subject.email)},"account":${JSON.stringify(subject.id)},"tables":{`)
  for (const [at, { table, rows, hidden = [] }] of personalTables.entries()) {
    await write(`${at === 0 ? '' : ','}\n${JSON.stringify(table)}:[`)
    let count = 0
    for (;;) {
      const page = await db.execute<{ row: unknown }>(sql`
        select to_jsonb(kept) - ${sql.param(hidden)}::text[] as row from ${sql.identifier(table)} kept
        where ${rows(subject)} order by kept.ctid limit ${rowsAtOnce} offset ${count}`)
      for (const { row } of page.rows) await write(`${count++ === 0 ? '' : ','}\n${JSON.stringify(row)}`)
      if (page.rows.length < rowsAtOnce) break
    }
    await write(']')
    counts.push({ table, count })
  }
  await write('}}\n')
  return counts.filter(({ count }) => count > 0)
}
