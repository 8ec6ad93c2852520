import { writeDay } from '@ledgerleaf/contract/days'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { compareUpload } from './compare-upload.ts'
import type { FileClaim } from './recognise-layout.ts'
import { recordTables } from './record-tables.ts'
import type { Staged } from './stage-file.ts'
import { findUpload, type RegistryUpload } from './upload-queries.ts'

const dayMs = 24 * 60 * 60 * 1000

type About = FileClaim & { name: string; asOf?: string | undefined; uploadedBy: string | null }

const Counted = z.object({ records: z.int(), refused: z.int() })

/** Files that know projects by an id of their own machines get the one that people know, where it was told before. */
const nameProjects = async (tx: Tx, { id, layout }: Staged): Promise<void> => {
  if (!layout.idIsExternal) return
  await tx.execute(sql`
    update registry_staged_units waiting set project_id = project.project_id
    from registry_projects project
    where waiting.upload_id = ${id} and project.registry = ${layout.registry}
      and project.external_id = waiting.project_id`)
}

/** The same serials cannot be listed twice; other lines that look alike are numbered. */
const tellApart = async (tx: Tx, { id, layout }: Staged): Promise<void> => {
  const { staged, key } = recordTables(layout.kind)
  const isNumbered = layout.kind === 'projects' ? sql`false` : sql`waiting.first_serial is null`
  await tx.execute(sql`
    with alike as (
      select waiting.ctid as place, ${isNumbered} as numbered,
        row_number() over same as nth, first_value(line) over same as first_line
      from ${staged} waiting
      where upload_id = ${id} and refusal is null and ${key} in (
        select ${key} from ${staged} where upload_id = ${id} and refusal is null group by ${key} having count(*) > 1
      )
      window same as (partition by ${key} order by line)
    )
    update ${staged} waiting set
      ${key} = case when numbered then waiting.${key} || '#' || nth else waiting.${key} end,
      refusal = case when not numbered then 'The same stands on line ' || first_line end
    from alike where alike.place = waiting.ctid and nth > 1`)
}

/** Says what a file that was read would change, and keeps it until somebody decides. */
export const keepUpload = async (tx: Tx, file: Staged, about: About, now: Date): Promise<RegistryUpload> => {
  const { id, layout, sha256, bytes, rows, newestOn } = file
  const { registry, kind } = layout
  const { staged } = recordTables(kind)
  // Without it PostgreSQL takes a million new rows for a few, and compares each with each.
  await tx.execute(sql`analyze ${staged}`)
  await nameProjects(tx, file)
  await tellApart(tx, file)
  const compared = await compareUpload(tx, { id, registry, kind })
  const [counted] = await query(
    tx,
    Counted,
    sql`select count(*) filter (where refusal is null) as records,
      count(distinct line) filter (where refusal is not null) as refused from ${staged} where upload_id = ${id}`,
  )
  const today = now.toISOString().slice(0, 10)
  // A registry may count its days in another zone; nobody publishes what is still to come.
  const latest = new Date(now.getTime() + dayMs).toISOString().slice(0, 10)
  if (about.asOf && about.asOf > latest)
    throw new DomainError('invalid_input', {
      field: 'asOf',
      message: `No file is as of a day to come: ${writeDay(about.asOf)}`,
    })
  const asOf = about.asOf ?? (newestOn && newestOn <= latest ? newestOn : today)
  const columns = about.columns ? JSON.stringify(about.columns) : null
  await tx.execute(sql`
    insert into registry_uploads (id, registry, kind, name, sha256, bytes, as_of, rows, refused, records, added, changed,
      unchanged, gone, columns, uploaded_at, uploaded_by)
    values (${id}, ${registry}, ${kind}, ${about.name}, ${sha256}, ${bytes}, ${asOf}::date, ${rows},
      ${counted?.refused}, ${counted?.records}, ${compared.added}, ${compared.changed}, ${compared.unchanged},
      ${compared.gone}, ${columns}::jsonb, ${now.toISOString()}::timestamptz, ${about.uploadedBy}::uuid)`)
  const upload = await findUpload(tx, id)
  if (!upload) throw new Error('an upload that was kept is there')
  return upload
}
