import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader, Writer } from './db.ts'

/** Rows as the schema describes them. */
export const readRows = <Schema extends z.ZodMiniType>(
  schema: Schema,
  rows: readonly unknown[],
): z.output<Schema>[] =>
  rows.map((row) => {
    const parsed = z.safeParse(schema, row)
    if (parsed.success) return parsed.data
    // Which column and what was expected; never the values, which may be anybody's.
    const [issue] = parsed.error.issues
    throw new TypeError(
      `a row of the database is not as described: ${issue?.path.join('.')}: ${issue?.message}`,
    )
  })

/**
 * Runs a statement and gives its rows as the schema describes them. A row that is something else is a mistake of ours, in
 * the statement or in the schema, and is told at once: here, and not where a page shows “undefined”.
 */
export const query = async <Schema extends z.ZodMiniType>(
  db: Reader | Writer,
  schema: Schema,
  statement: SQL,
): Promise<z.output<Schema>[]> => readRows(schema, (await db.execute(statement)).rows)

/** An instant as the driver gives it in a statement of our own: text, which is read here. */
export const Instant = z.coerce.date()
