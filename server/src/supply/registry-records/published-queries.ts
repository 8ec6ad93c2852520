import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const Unit = z.object({
  registryProjectId: z.string(),
  prefix: z.string(),
  first: z.int(),
  last: z.int(),
  startsOn: z.string(),
  endsOn: z.string(),
})

/** The blocks a registry's latest file of units told of as issued. */
export const findPublished = (db: Reader, registry: string): Promise<z.infer<typeof Unit>[]> =>
  query(
    db,
    Unit,
    sql`select project_id as "registryProjectId", prefix, first_serial as first, last_serial as last,
        vintage_starts_on::text as "startsOn", vintage_ends_on::text as "endsOn"
      from registry_units
      where registry = ${registry} and state = 'issued' and last_file_id = (
        select id from registry_files where registry = ${registry} and kind = 'units' and withdrawn_at is null
        order by as_of desc, imported_at desc limit 1)
      order by id`,
  )
