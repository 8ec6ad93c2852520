import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { batchesOfProjects } from '../../supply/projects/index.ts'
import { sharesSerials, unitsOfFiles } from '../../supply/registry-records/index.ts'

const Found = z.object({
  retirementId: z.string(),
  /** Credits that the retirement here and the one in the file have in common. */
  first: z.int(),
  last: z.int(),
  externalId: z.nullable(z.string()),
  url: z.nullable(z.string()),
  beneficiary: z.nullable(z.string()),
  /** Where the file names no day: that of the first file that told of it. */
  retiredOn: z.string(),
  fileAsOf: z.string(),
})
export type FoundUnit = z.infer<typeof Found>

/** What a file spoke about before: against it, or that it is done. */
const findSpokenOf = (db: Reader, registry: string, states: SQL): Promise<{ retirementId: string }[]> =>
  query(
    db,
    z.object({ retirementId: z.string() }),
    sql`select task.retirement_id as "retirementId" from registry_retirements task
      where task.registry = ${registry} and (task.contradiction is not null or task.confirmed_by = 'file') and ${states}`,
  )

/**
 * What the files of a registry say was retired there of that which waits for it, by retirement; with what a file confirmed
 * already, where one of them was withdrawn.
 */
export const findRetiredUnits = async (
  db: Reader,
  registry: string,
  withConfirmed = false,
): Promise<Map<string, FoundUnit[]>> => {
  const states = withConfirmed ? sql`true` : sql`task.confirmed_by is distinct from 'file'`
  const rows = await query(
    db,
    Found,
    sql`
    with waiting as (
      select task.retirement_id, task.registry, batch.serial_space as space, lower(run) as first, upper(run) - 1 as last
      from registry_retirements task
      join ${batchesOfProjects} on batch.id = task.batch_id
      join ledger_entries entry on entry.key = 'retire:' || task.retirement_id
      join ledger_postings posting on posting.entry_id = entry.id, unnest(posting.serials) run
      where task.registry = ${registry} and ${states}
    )
    select waiting.retirement_id as "retirementId", greatest(waiting.first, unit.first_serial) as first,
      least(waiting.last, unit.last_serial) as last, unit.external_id as "externalId", unit.url, unit.beneficiary,
      coalesce(unit.happened_on, first_file.as_of)::text as "retiredOn", last_file.as_of::text as "fileAsOf"
    from waiting join ${unitsOfFiles} on unit.state = 'retired' and ${sharesSerials({
      registry: sql`waiting.registry`,
      space: sql`waiting.space`,
      first: sql`waiting.first`,
      last: sql`waiting.last`,
    })}
    order by waiting.retirement_id, unit.first_serial, unit.id`,
  )
  const found = new Map<string, FoundUnit[]>()
  // What a file once spoke of is looked at again, also where no file does any longer.
  for (const { retirementId } of await findSpokenOf(db, registry, states)) found.set(retirementId, [])
  for (const row of rows) found.set(row.retirementId, [...(found.get(row.retirementId) ?? []), row])
  return found
}
