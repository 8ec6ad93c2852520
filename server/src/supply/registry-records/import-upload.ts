import { writeDay } from '@ledgerleaf/contract/days'
import type { RecordKind } from '@ledgerleaf/contract/registry-records'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'
import { afterImport, type ImportedFile } from './after-import.ts'
import { compareUpload } from './compare-upload.ts'
import { discardUpload } from './discard-upload.ts'
import { lockRegistry } from './lock-registry.ts'
import { mostRefused } from './most-refused.ts'
import { columnsOf, recordTables } from './record-tables.ts'
import { findUpload, type RegistryUpload } from './upload-queries.ts'

/** Null where the same file was here before. */
export type ImportOutcome = ImportedFile | null

const isHere = async (tx: Tx, { registry, kind, sha256 }: RegistryUpload): Promise<boolean> => {
  const rows = await query(
    tx,
    z.object({ id: z.string() }),
    sql`select id from registry_files where registry = ${registry} and kind = ${kind} and sha256 = ${sha256}
      and withdrawn_at is null`,
  )
  return rows.length > 0
}

/** Whether all that was read is still there: the tables where it waits do not survive a crash of the database. */
const requireWhole = async (tx: Tx, { id, kind, records }: RegistryUpload): Promise<void> => {
  const [waiting] = await query(
    tx,
    z.object({ count: z.int() }),
    sql`select count(*) as count from ${recordTables(kind).staged} where upload_id = ${id} and refusal is null`,
  )
  if (waiting?.count !== records)
    throw new DomainError('invalid_input', {
      field: 'file',
      message: 'What was read of this file was lost. Please send it once more.',
    })
}

/** What is said again is marked with its file, and what is said otherwise is said anew; what is no longer said stays. */
const writeRecords = async (
  tx: Tx,
  { id, registry, kind }: RegistryUpload,
  fileId: string,
): Promise<void> => {
  const { staged, kept, key, fileId: lastFile, columns } = recordTables(kind)
  const names = columnsOf(columns)
  // What a file changes is kept as it was: the file may have to be withdrawn.
  await tx.execute(sql`
    insert into registry_former_records (file_id, record_key, said_by, record)
    select ${fileId}::uuid, known.${key}, known.${lastFile}, to_jsonb(known) from ${kept} known, ${staged} waiting
    where waiting.upload_id = ${id} and waiting.refusal is null
      and known.registry = ${registry} and known.${key} = waiting.${key}
      and (${columnsOf(columns, 'known')}) is distinct from (${columnsOf(columns, 'waiting')})`)
  await tx.execute(sql`
    update ${kept} known set (${names}, ${lastFile}, former_file_id) =
      row (${columnsOf(columns, 'waiting')}, ${fileId}::uuid, known.${lastFile})
    from ${staged} waiting
    where waiting.upload_id = ${id} and waiting.refusal is null
      and known.registry = ${registry} and known.${key} = waiting.${key}`)
  await tx.execute(sql`
    insert into ${kept} (registry, first_file_id, ${lastFile}, ${names})
    select ${registry}, ${fileId}::uuid, ${fileId}::uuid, ${columnsOf(columns, 'waiting')} from ${staged} waiting
    where waiting.upload_id = ${id} and waiting.refusal is null and not exists (
      select from ${kept} known where known.registry = ${registry} and known.${key} = waiting.${key}
    )
    order by line`)
}

/** Units that came before their project are told under the id that only machines know. */
const nameUnits = async (tx: Tx, registry: string, kind: RecordKind): Promise<void> => {
  if (kind !== 'projects') return
  await tx.execute(sql`
    update registry_units unit set project_id = project.project_id from registry_projects project
    where unit.registry = ${registry} and project.registry = ${registry}
      and project.external_id = unit.project_id and project.project_id <> unit.project_id`)
}

const keepMapping = async (tx: Tx, { registry, kind, columns }: RegistryUpload, now: Date): Promise<void> => {
  if (!columns) return
  await tx.execute(sql`
    insert into registry_mappings (registry, kind, columns, saved_at)
    values (${registry}, ${kind}, ${JSON.stringify(columns)}::jsonb, ${now.toISOString()}::timestamptz)
    on conflict (registry, kind) do update set columns = excluded.columns, saved_at = excluded.saved_at`)
}

/** Brings the records of a file here. One at a time for each registry: what it changes is compared with what is there. */
export const importUpload = async (
  tx: Tx,
  uploadId: string,
  importedBy: string | null,
  now: Date,
): Promise<ImportOutcome> => {
  const found = await findUpload(tx, uploadId)
  if (!found) throw new DomainError('not_found')
  await lockRegistry(tx, found.registry)
  // Another may have brought it in, or thrown it away, while we waited.
  const upload = await findUpload(tx, uploadId)
  if (!upload) throw new DomainError('not_found')
  if (mostRefused(upload))
    throw new DomainError('invalid_input', {
      field: 'file',
      message: 'More than half of the lines cannot be read. Nothing was changed.',
    })
  if (await isHere(tx, upload)) {
    await discardUpload(tx, uploadId)
    return null
  }
  await requireWhole(tx, upload)
  const { registry, kind, name, sha256, bytes, asOf, rows, refused } = upload
  const compared = await compareUpload(tx, upload)
  const file = { id: newId(now.getTime()), registry, kind, name, asOf, rows, refused, ...compared }
  await tx.execute(sql`
    insert into registry_files (id, registry, kind, name, sha256, bytes, as_of, rows, refused, added, changed, unchanged,
      gone, imported_at, imported_by)
    values (${file.id}, ${registry}, ${kind}, ${name}, ${sha256}, ${bytes}, ${asOf}::date, ${rows}, ${refused},
      ${file.added}, ${file.changed}, ${file.unchanged}, ${file.gone}, ${now.toISOString()}::timestamptz,
      ${importedBy}::uuid)`)
  await writeRecords(tx, upload, file.id)
  await nameUnits(tx, registry, kind)
  await keepMapping(tx, upload, now)
  const reason = importedBy
    ? `${registry}, ${kind} of ${writeDay(asOf)}`
    : `On the command line: ${registry}, ${kind} of ${writeDay(asOf)}`
  const act = { act: 'import_registry_file', subjectKind: 'registry_file', subjectId: file.id } as const
  await recordAct(tx, { ...act, operatorId: importedBy, reason }, now)
  await afterImport(tx, file)
  await discardUpload(tx, uploadId)
  return file
}
