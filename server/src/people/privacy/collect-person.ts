import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import type { PersonalTable, Somebody } from '../../platform/personal-data.ts'
import { query } from '../../platform/query.ts'
import type { Store } from '../../platform/store/open-store.ts'
import { findSubject } from './find-subject.ts'

const KeptRow = z.object({ row: z.record(z.string(), z.unknown()) })

/** A page of a scanned report is a few megabytes, so rows are read a few at a time. */
const rowsAtOnce = 20

/** In place of the name of a document, what is in it, in base64; one whose key is gone is nobody's any more. */
const withDocument = async (
  store: Pick<Store, 'read'>,
  row: Record<string, unknown>,
  column: string | undefined,
): Promise<Record<string, unknown>> => {
  const name = column === undefined ? null : row[column]
  if (column === undefined || typeof name !== 'string') return row
  return { ...row, [column]: (await store.read(name))?.toString('base64') ?? null }
}

/**
 * Everything that is kept about a person as one JSON text, piece by piece, by table, and nothing of anybody else. Tells how
 * many rows each table has.
 */
export async function* collectPerson(
  { db, store }: { db: Reader; store: Pick<Store, 'read'> },
  tables: readonly PersonalTable[],
  somebody: Somebody,
  tell: (table: string, count: number) => void = () => {},
): AsyncGenerator<string> {
  const subject = await findSubject(db, somebody)
  yield `{"account":${JSON.stringify(subject.id)},"tables":{`
  for (const [at, { table, rows, hidden = [], document }] of tables.entries()) {
    yield `${at === 0 ? '' : ','}\n${JSON.stringify(table)}:[`
    let count = 0
    for (;;) {
      const page = await query(
        db,
        KeptRow,
        sql`
        select to_jsonb(kept) - ${sql.param(hidden)}::text[] as row from ${sql.identifier(table)} kept
        where ${rows(subject)} order by kept.ctid limit ${rowsAtOnce} offset ${count}`,
      )
      for (const { row } of page) {
        const told = await withDocument(store, row, document)
        yield `${count++ === 0 ? '' : ','}\n${JSON.stringify(told)}`
      }
      if (page.length < rowsAtOnce) break
    }
    yield ']'
    tell(table, count)
  }
  yield '}}\n'
}
