import type { RecordKind } from '@ledgerleaf/contract/registry-records'
import { type SQL, sql } from 'drizzle-orm'
import { stagedIn } from './staged-columns.ts'

/** Where records of a kind wait and where they are kept, in words of SQL. */
export type RecordTables = {
  staged: SQL
  kept: SQL
  /** What a record is known by again. */
  key: SQL
  /** The last file that said it. */
  fileId: SQL
  columns: readonly string[]
}

export const recordTables = (kind: RecordKind): RecordTables =>
  kind === 'projects'
    ? {
        staged: sql`registry_staged_projects`,
        kept: sql`registry_projects`,
        key: sql`project_id`,
        fileId: sql`file_id`,
        columns: stagedIn(kind).columns,
      }
    : {
        staged: sql`registry_staged_units`,
        kept: sql`registry_units`,
        key: sql`row_key`,
        fileId: sql`last_file_id`,
        columns: stagedIn(kind).columns,
      }

/** The columns of a record, of one table or another. */
export const columnsOf = (columns: readonly string[], table?: string): SQL =>
  sql.raw(columns.map((column) => (table ? `${table}.${column}` : column)).join(', '))
