import { ColumnMapping, RecordKind } from '@ledgerleaf/contract/registry-records'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { Instant, query } from '../../platform/query.ts'
import { recordTables } from './record-tables.ts'

const RegistryUpload = z.object({
  id: z.string(),
  registry: z.string(),
  kind: RecordKind,
  name: z.string(),
  sha256: z.string(),
  bytes: z.int(),
  asOf: z.string(),
  rows: z.int(),
  refused: z.int(),
  records: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  gone: z.int(),
  columns: z.nullable(ColumnMapping),
  uploadedAt: Instant,
})
/** A file that was read and waits for a decision. */
export type RegistryUpload = z.infer<typeof RegistryUpload>

export const findUpload = async (db: Reader, id: string): Promise<RegistryUpload | null> => {
  if (!isId(id)) return null
  const [upload] = await query(
    db,
    RegistryUpload,
    sql`select id, registry, kind, name, sha256, bytes, as_of::text as "asOf", rows, refused, records, added, changed,
      unchanged, gone, columns, uploaded_at as "uploadedAt" from registry_uploads where id = ${id}`,
  )
  return upload ?? null
}

const Refusal = z.object({ line: z.int(), message: z.string() })
export type LineRefusal = z.infer<typeof Refusal>

/** Lines that could not be read, and why, in the order of the file. */
export const findRefusals = (
  db: Reader,
  { id, kind }: Pick<RegistryUpload, 'id' | 'kind'>,
  limit: number,
  after = 0,
): Promise<LineRefusal[]> =>
  query(
    db,
    Refusal,
    sql`select line, min(refusal) as message from ${recordTables(kind).staged}
      where upload_id = ${id} and refusal is not null and line > ${after}
      group by line order by line limit ${limit}`,
  )
