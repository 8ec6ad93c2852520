import { ColumnMapping, RecordKind } from '@ledgerleaf/contract/registry-records'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import type { Layout } from './layout.ts'
import { describedLayout } from './recognise-layout.ts'

const Kept = z.object({ registry: z.string(), kind: RecordKind, columns: ColumnMapping })

/** The files that operators described, those with more columns first: they leave less to doubt. */
export const findKeptLayouts = async (db: Reader): Promise<Layout[]> => {
  const rows = await query(
    db,
    Kept,
    sql`select registry, kind, columns from registry_mappings order by saved_at desc`,
  )
  return rows
    .map(({ registry, kind, columns }) => describedLayout(registry, kind, columns))
    .toSorted((a, b) => b.marks.length - a.marks.length)
}
