import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * A column that has one of these values. They are one value of the statement, so that its words are the same for any number
 * of them and it is planned once: with a word for each, those who do things together would plan it anew nearly every time.
 */
export const among = (column: PgColumn, values: Iterable<string>): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`
