import { type SQL, sql } from 'drizzle-orm'

/** A moment as the wire has it. */
export const instant = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
