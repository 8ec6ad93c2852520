import type { UnitState } from '@ledgerleaf/contract/registry-records'
import { RegistryLookup } from '@ledgerleaf/contract/registry-records-api'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const RegistryProject = z.extend(z.omit(RegistryLookup, { blocks: true }), {
  externalId: z.nullable(z.string()),
  annualEstimate: z.nullable(z.int()),
})
export type RegistryProject = z.infer<typeof RegistryProject>

/** A project as its registry tells it; null where no file of the registry names it. */
export const findRegistryProject = async (
  db: Reader,
  registry: string,
  projectId: string,
): Promise<RegistryProject | null> => {
  const [project] = await query(
    db,
    RegistryProject,
    sql`select project.registry, project_id as "projectId", external_id as "externalId", project.name, proponent, country,
        country_text as "countryText", type, methodology, status, crediting_starts_on::text as "creditingStartsOn",
        crediting_ends_on::text as "creditingEndsOn", annual_estimate as "annualEstimate", url, file.as_of::text as "asOf"
      from registry_projects project join registry_files file on file.id = project.file_id
      where project.registry = ${registry} and project_id = ${projectId}`,
  )
  return project ?? null
}

/**
 * The rows of `registry_units` (called `unit`) with credits in common with a block: the words the index over serials
 * answers. Give the space as the grammar of the registry tells it.
 */
export const sharesSerials = (block: { registry: SQL; space: SQL; first: SQL; last: SQL }): SQL => sql`(
  unit.first_serial is not null
  and hashtextextended(unit.registry || E'\\n' || unit.space, 0) = hashtextextended(${block.registry} || E'\\n' || ${block.space}, 0)
  and int8range(unit.first_serial, unit.last_serial, '[]') && int8range(${block.first}, ${block.last}, '[]')
  and unit.registry = ${block.registry} and unit.space = ${block.space}
)`

/** The units with the first and the last file that told of each, to be joined in the statements of others. */
export const unitsOfFiles: SQL = sql`(registry_units unit
  join registry_files first_file on first_file.id = unit.first_file_id
  join registry_files last_file on last_file.id = unit.last_file_id)`

const Issuance = z.object({
  /** Null where the file names no serials: then the numbers are of the project and vintage alone. */
  prefix: z.nullable(z.string()),
  space: z.nullable(z.string()),
  firstSerial: z.nullable(z.int()),
  lastSerial: z.nullable(z.int()),
  vintageStartsOn: z.nullable(z.string()),
  vintageEndsOn: z.nullable(z.string()),
  issuedOn: z.nullable(z.string()),
  quantity: z.int(),
  /** Of these, by the files of the registry; null where they do not say which credits were. */
  retired: z.nullable(z.int()),
  cancelled: z.nullable(z.int()),
  asOf: z.string(),
})
export type Issuance = z.infer<typeof Issuance>

const covered = (state: UnitState): SQL => sql`(
  select coalesce(sum(upper(piece) - lower(piece)), 0)::bigint
  from (
    select unnest(range_agg(int8range(unit.first_serial, unit.last_serial, '[]'))
      * int8multirange(int8range(block.first_serial, block.last_serial, '[]'))) as piece
    from registry_units unit
    where unit.state = ${state} and ${sharesSerials({
      registry: sql`block.registry`,
      space: sql`block.space`,
      first: sql`block.first_serial`,
      last: sql`block.last_serial`,
    })}
  ) pieces
)`

/**
 * What was issued to a project, block by block, and what of each is retired or cancelled. A block that the newest file
 * lists in pieces is told in those pieces, not once more as a whole.
 */
export const findIssuances = (db: Reader, registry: string, projectId: string): Promise<Issuance[]> =>
  query(
    db,
    Issuance,
    sql`select block.prefix, block.space, block.first_serial as "firstSerial", block.last_serial as "lastSerial",
        block.vintage_starts_on::text as "vintageStartsOn", block.vintage_ends_on::text as "vintageEndsOn",
        block.happened_on::text as "issuedOn", block.quantity,
        case when block.first_serial is not null then ${covered('retired')} end as retired,
        case when block.first_serial is not null then ${covered('cancelled')} end as cancelled,
        file.as_of::text as "asOf"
      from registry_units block join registry_files file on file.id = block.last_file_id
      where block.registry = ${registry} and block.project_id = ${projectId} and block.state = 'issued'
        and not exists (
          select from registry_units unit join registry_files later on later.id = unit.last_file_id
          where unit.state = 'issued' and unit.id <> block.id and later.imported_at > file.imported_at and ${sharesSerials(
            {
              registry: sql`block.registry`,
              space: sql`block.space`,
              first: sql`block.first_serial`,
              last: sql`block.last_serial`,
            },
          )}
        )
      order by block.vintage_starts_on nulls last, block.prefix, block.first_serial, block.id`,
  )
