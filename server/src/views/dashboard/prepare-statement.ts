import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'

/** One SQL statement under a name, so that each connection plans it once and then only runs it. */
export const prepareStatement = <Row extends Record<string, string | number>>(
  db: Reader,
  name: string,
  columns: readonly (keyof Row & string)[],
  query: SQL,
): ((values: Record<string, string | readonly string[]>) => Promise<Row[]>) => {
  const fields = Object.fromEntries(columns.map((column) => [column, sql.raw(`"${column}"`)]))
  const statement = db.select(fields).from(sql`(${query}) as answer`).prepare(name)
  return async (values) => (await statement.execute(values)) as Row[]
}
