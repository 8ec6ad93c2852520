import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx, Writer } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { query } from '../platform/query.ts'
import { issueBacked } from '../supply/backing/index.ts'
import { type Batch, canonicalSerials, type NewBatch } from '../supply/projects/index.ts'

type Record = {
  registry: string
  projectId: string
  prefix: string
  first: number
  last: number
  vintage: { startsOn: string; endsOn: string }
  state?: 'issued' | 'retired' | 'cancelled'
  asOf?: string
}

/** What a registry publishes, as an import of its file leaves it. */
export const registrySays = async (db: Writer, said: Record): Promise<void> => {
  const { registry, projectId, prefix, first, last, vintage, state = 'issued', asOf = '2026-02-28' } = said
  const fileId = newId()
  const { space } = canonicalSerials(registry, prefix)
  await db.execute(sql`
    insert into registry_files (id, registry, kind, name, sha256, bytes, as_of, rows, refused, added, changed, unchanged,
      gone, imported_at)
    values (${fileId}, ${registry}, 'units', 'units.csv', ${fileId}, 1, ${asOf}::date, 1, 0, 1, 0, 0, 0, now())`)
  await db.execute(sql`
    insert into registry_units (registry, project_id, state, row_key, space, prefix, first_serial, last_serial, quantity,
      vintage_starts_on, vintage_ends_on, first_file_id, last_file_id)
    values (${registry}, ${projectId}, ${state}, ${`${state}:${space}:${first}-${last}:${fileId}`}, ${space}, ${prefix}, ${first}, ${last},
      ${last - first + 1}, ${vintage.startsOn}::date, ${vintage.endsOn}::date, ${fileId}, ${fileId})`)
}

const Entered = z.object({
  registry: z.string(),
  projectId: z.string(),
  prefix: z.string(),
  first: z.int(),
  last: z.int(),
  startsOn: z.string(),
  endsOn: z.string(),
})

/** The registry knows every block of a project file. */
export const registryKnows = async (db: Writer, projectId: string): Promise<void> => {
  const rows = await query(
    db,
    Entered,
    sql`
    select block.registry, project.registry_project_id as "projectId", serial_prefix as prefix, serial_start as first,
      serial_end as last, vintage_starts_on::text as "startsOn", vintage_ends_on::text as "endsOn"
    from serial_blocks block join projects project on project.id = block.project_id where project.id = ${projectId}`,
  )
  for (const { first, last, startsOn, endsOn, ...row } of rows)
    await registrySays(db, {
      ...row,
      first: Number(first),
      last: Number(last),
      vintage: { startsOn, endsOn },
    })
}

/** Credits that stand at their registry, in the ledger; a project that had no number there gets one. */
export const issueKnown = async (tx: Tx, sellerId: string, input: NewBatch, now: Date): Promise<Batch> => {
  const { registry, prefix, first, last } = input.serials
  const [named] = await query(
    tx,
    z.object({ projectId: z.string() }),
    sql`
    update projects set registry_project_id = coalesce(registry_project_id, translate(right(id::text, 12), '0123456789', 'ghijklmnop'))
    where id = ${input.projectId} returning registry_project_id as "projectId"`,
  )
  const projectId = named?.projectId ?? ''
  await registrySays(tx, { registry, projectId, prefix, first, last, vintage: input.vintage })
  return issueBacked(tx, sellerId, input, now)
}
