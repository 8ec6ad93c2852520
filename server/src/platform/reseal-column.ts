import { eq, isNotNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './db.ts'
import { reseal, type Sealing, type SecretChange } from './seal.ts'

/** Where something sealed is kept, as the room that keeps it says. */
export type SealedColumn = {
  /** What it is, for whoever is told how many there were. */
  says: string
  purpose: Sealing['purpose']
  table: PgTable
  id: PgColumn
  owner: PgColumn
  sealed: PgColumn
}

const keyOf = (table: PgTable, column: PgColumn): string =>
  Object.entries(table).find(([, of]) => of === column)?.[0] ?? ''

/** Seals everything of a column under the new secret, and answers how much there was to do. */
export const resealColumn = async (
  tx: Tx,
  change: SecretChange,
  { purpose, table, id, owner, sealed }: SealedColumn,
): Promise<number> => {
  const rows = await tx.select({ id, owner, sealed }).from(table).where(isNotNull(sealed)).for('update')
  let count = 0
  for (const row of rows) {
    const again = reseal({ purpose, owner: String(row.owner) }, change, String(row.sealed))
    if (again === null) continue
    await tx
      .update(table)
      .set({ [keyOf(table, sealed)]: again })
      .where(eq(id, row.id))
    count += 1
  }
  return count
}
