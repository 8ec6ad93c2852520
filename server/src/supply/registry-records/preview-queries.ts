import { writeDay } from '@ledgerleaf/contract/days'
import type { RegistryPreview } from '@ledgerleaf/contract/registry-records-api'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findFormerFileId } from './file-queries.ts'
import { mostRefused } from './most-refused.ts'
import { recordTables } from './record-tables.ts'
import { findRefusals, findUpload, type RegistryUpload } from './upload-queries.ts'

const refusalsShown = 100
const goneShown = 20

const findObstacle = async (db: Reader, upload: RegistryUpload): Promise<string | null> => {
  if (mostRefused(upload)) return 'More than half of the lines cannot be read.'
  const { registry, kind, sha256 } = upload
  const [same] = await query(
    db,
    z.object({ day: z.string() }),
    sql`select imported_at::date::text as day from registry_files
      where registry = ${registry} and kind = ${kind} and sha256 = ${sha256} and withdrawn_at is null`,
  )
  return same ? `This very file was imported on ${writeDay(same.day)}.` : null
}

const findNewer = async (db: Reader, { registry, kind, asOf }: RegistryUpload): Promise<string | null> => {
  const [newer] = await query(
    db,
    z.object({ day: z.nullable(z.string()) }),
    sql`select max(as_of)::text as day from registry_files
      where registry = ${registry} and kind = ${kind} and as_of > ${asOf}::date and withdrawn_at is null`,
  )
  return newer?.day ?? null
}

/** Some of what the last file of its kind listed and this one does not. */
const findGone = async (db: Reader, upload: RegistryUpload): Promise<string[]> => {
  if (upload.gone === 0) return []
  const { staged, kept, key, fileId } = recordTables(upload.kind)
  const formerId = await findFormerFileId(db, upload.registry, upload.kind)
  const rows = await query(
    db,
    z.object({ key: z.string() }),
    sql`select known.${key} as key from ${kept} known
      where registry = ${upload.registry} and ${fileId} = ${formerId}::uuid and not exists (
        select from ${staged} waiting
        where waiting.upload_id = ${upload.id} and waiting.refusal is null and waiting.${key} = known.${key}
      )
      order by 1 limit ${goneShown}`,
  )
  return rows.map((row) => row.key)
}

/** What a file that was sent would change; null where nothing waits under this id. */
export const findPreview = async (db: Reader, id: string): Promise<RegistryPreview | null> => {
  const upload = await findUpload(db, id)
  if (!upload) return null
  const { sha256: _, records: _records, columns: _columns, uploadedAt: _at, ...figures } = upload
  return {
    ...figures,
    obstacle: await findObstacle(db, upload),
    newerOn: await findNewer(db, upload),
    refusals: await findRefusals(db, upload, refusalsShown),
    goneKeys: await findGone(db, upload),
  }
}
