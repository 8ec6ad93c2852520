import { is, Placeholder, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Reader } from '../../platform/db.ts'
import { askNamed } from '../../platform/named-statement.ts'

const dialect = new PgDialect()

/** One SQL statement under a name, written out once, so that each connection plans it once and then only runs it. */
export const prepareStatement = <Row extends Record<string, string | number>>(
  db: Reader,
  name: string,
  query: SQL,
): ((values: Record<string, string | readonly string[]>) => Promise<Row[]>) => {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return async (values) => {
    const given = params.map((param) => (is(param, Placeholder) ? values[param.name] : param))
    return (await askNamed(db, name, text, given)) as Row[]
  }
}
