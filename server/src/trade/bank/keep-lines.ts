import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { bankLines } from './bank.tables.ts'

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** One statement and one parameter, however many lines there are: a row of its own for each costs a second in ten thousand. */
export const keepLines = async (tx: Tx, rows: readonly (typeof bankLines.$inferInsert)[]): Promise<void> => {
  const told = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
  )
  await tx.execute(
    sql`insert into bank_lines select * from jsonb_populate_recordset(null::bank_lines, ${JSON.stringify(told)}::jsonb)`,
  )
}
