import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Breach } from '../../ledger/invariants.ts'
import { factsOfAct } from '../../people/audit/index.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const Row = z.object({ certificate: z.string() })
const rowsMax = 100

/** Tasks that say something else than the last act about them, whose leaf the log holds: always none. */
export const findRegistryBreaches = async (db: Reader): Promise<Breach[]> => {
  const rows = await query(
    db,
    Row,
    sql`
    select task.retirement_id as certificate
    from registry_retirements task
    where case
      when task.act_id is null then task.state <> 'pending' or task.contradiction is not null
      else ${factsOfAct(sql`task.act_id`)} is distinct from jsonb_strip_nulls(jsonb_build_object(
        'certificate', task.retirement_id, 'registry', task.registry, 'state', task.state, 'reference', task.reference,
        'link', task.link, 'retiredOn', task.retired_on, 'confirmedBy', task.confirmed_by, 'fileAsOf', task.file_as_of,
        'contradictedOn', task.contradicted_on))
    end
    limit ${rowsMax}`,
  )
  const invariant = 'what is said about a registry is what the log says about it'
  return rows.map((row) => ({ invariant, row }))
}
