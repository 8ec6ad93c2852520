import { writeDay } from '@ledgerleaf/contract/days'
import { RecordKind } from '@ledgerleaf/contract/registry-records'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'
import { afterImport } from './after-import.ts'
import { lockRegistry } from './lock-registry.ts'
import { columnsOf, recordTables } from './record-tables.ts'

const Brought = z.object({
  id: z.string(),
  registry: z.string(),
  kind: RecordKind,
  name: z.string(),
  asOf: z.string(),
  isWithdrawn: z.boolean(),
})
type Brought = z.infer<typeof Brought>

const findBrought = async (tx: Tx, id: string): Promise<Brought> => {
  const [file] = isId(id)
    ? await query(
        tx,
        Brought,
        sql`select id, registry, kind, name, as_of::text as "asOf", withdrawn_at is not null as "isWithdrawn"
          from registry_files where id = ${id}`,
      )
    : []
  if (!file) throw new DomainError('not_found')
  return file
}

/** What later files replaced of its words goes back, one day, to what was said before it. */
const forgetAsFormer = async (tx: Tx, id: string): Promise<void> => {
  // It only repeated what others had said: then the words are theirs.
  await tx.execute(sql`
    update registry_former_records later
    set said_by = coalesce(later.record ->> 'former_file_id', later.record ->> 'first_file_id')::uuid,
      record = later.record || '{"former_file_id": null}'
    where later.said_by = ${id} and later.record ->> 'first_file_id' <> ${id} and not exists (
      select from registry_former_records own where own.file_id = ${id} and own.record_key = later.record_key
    )`)
  await tx.execute(sql`
    with forgotten as (
      delete from registry_former_records where said_by = ${id} returning file_id, record_key
    )
    update registry_former_records own set file_id = forgotten.file_id
    from forgotten where own.file_id = ${id} and own.record_key = forgotten.record_key`)
  await tx.execute(sql`
    update registry_former_records set record = record || '{"former_file_id": null}'
    where record ->> 'former_file_id' = ${id}`)
  await tx.execute(sql`
    update registry_former_records set record = record || jsonb_build_object('first_file_id', said_by)
    where record ->> 'first_file_id' = ${id}`)
}

/** What it changed is as it was said before; what only it said is gone; what others said too is theirs alone. */
const takeBackRecords = async (tx: Tx, { id, registry, kind }: Brought): Promise<void> => {
  const { kept, key, fileId, columns } = recordTables(kind)
  const ofRegistry: SQL = sql`known.registry = ${registry}`
  await tx.execute(sql`
    update ${kept} known set (${columnsOf(columns)}, ${fileId}, former_file_id) =
      row (${columnsOf(columns, 'was')}, former.said_by, was.former_file_id)
    from registry_former_records former, lateral jsonb_populate_record(null::${kept}, former.record) was
    where ${ofRegistry} and known.${fileId} = ${id} and former.file_id = ${id} and former.record_key = known.${key}`)
  await tx.execute(sql`
    delete from ${kept} known where ${ofRegistry} and known.${fileId} = ${id} and known.first_file_id = ${id}`)
  await tx.execute(sql`
    update ${kept} known set ${fileId} = coalesce(known.former_file_id, known.first_file_id), former_file_id = null
    where ${ofRegistry} and known.${fileId} = ${id}`)
  // Whoever said it next is the first now, and has brought it here.
  await tx.execute(sql`
    with handed as (
      update ${kept} known set first_file_id = coalesce(nullif(known.former_file_id, ${id}), known.${fileId})
      where ${ofRegistry} and known.first_file_id = ${id} returning first_file_id
    ), counted as (select first_file_id, count(*)::int as records from handed group by 1)
    update registry_files file set added = added + records, unchanged = greatest(0, unchanged - records)
    from counted where file.id = counted.first_file_id`)
  await tx.execute(sql`
    update ${kept} known set former_file_id = null where ${ofRegistry} and known.former_file_id = ${id}`)
  await tx.execute(sql`delete from registry_former_records where file_id = ${id}`)
}

/**
 * A file that should never have come in speaks no longer: its records are as if it had not been imported, what rests on
 * them is reckoned anew, and the same file may come again. False where it was withdrawn before.
 */
export const withdrawFile = async (
  tx: Tx,
  id: string,
  { operatorId, reason }: { operatorId: string | null; reason: string },
  now: Date,
): Promise<boolean> => {
  await lockRegistry(tx, (await findBrought(tx, id)).registry)
  // Another may have withdrawn it while we waited.
  const file = await findBrought(tx, id)
  if (file.isWithdrawn) return false
  const { registry, kind, name, asOf } = file
  await forgetAsFormer(tx, id)
  await takeBackRecords(tx, file)
  // Columns that were chosen for a wrong file would read the next one as wrongly.
  await tx.execute(sql`
    delete from registry_mappings mapping using registry_files file
    where file.id = ${id} and mapping.registry = file.registry and mapping.kind = file.kind
      and mapping.saved_at = file.imported_at`)
  await tx.execute(sql`
    update registry_files set withdrawn_at = ${now.toISOString()}::timestamptz, withdrawn_by = ${operatorId}::uuid,
      withdrawn_reason = ${reason} where id = ${id}`)
  const act = { act: 'withdraw_registry_file', subjectKind: 'registry_file', subjectId: id } as const
  const said = `${registry}, ${kind} of ${writeDay(asOf)}, ${name}: ${reason}`
  await recordAct(tx, { ...act, operatorId, reason: said }, now)
  await afterImport(tx, file, true)
  return true
}
