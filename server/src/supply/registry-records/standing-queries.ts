import { registries } from '@ledgerleaf/contract/registries'
import { RecordKind } from '@ledgerleaf/contract/registry-records'
import { RegistryFile, type RegistryStanding } from '@ledgerleaf/contract/registry-records-api'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const filesShown = 50
const instant = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Files that were brought in, newest first. */
export const findRegistryFiles = (db: Reader): Promise<RegistryFile[]> =>
  query(
    db,
    RegistryFile,
    sql`select file.id, registry, kind, file.name, bytes, as_of::text as "asOf", rows, refused, added, changed, unchanged,
        gone, ${instant('imported_at')} as "importedAt",
        case when imported_by is null then 'command' else 'operator' end as "importedBy",
        case when withdrawn_at is not null then json_build_object('at', ${instant('withdrawn_at')}, 'reason', withdrawn_reason) end
          as withdrawn
      from registry_files file
      order by imported_at desc, file.id desc limit ${filesShown}`,
  )

const Newest = z.object({ registry: z.string(), kind: RecordKind, asOf: z.string(), importedAt: z.string() })
const Count = z.object({ registry: z.string(), projects: z.int(), units: z.int() })

/** What is here of each registry whose projects can be sold, whether or not a file of it was ever brought. */
export const findRegistryStanding = async (db: Reader): Promise<RegistryStanding[]> => {
  const newest = await query(
    db,
    Newest,
    sql`select distinct on (registry, kind) registry, kind, as_of::text as "asOf", ${instant('imported_at')} as "importedAt"
      from registry_files where withdrawn_at is null order by registry, kind, imported_at desc, id desc`,
  )
  // Of a million rows a count would take a second; what the files added is the same number.
  const counts = await query(
    db,
    Count,
    sql`select registry, coalesce(sum(added) filter (where kind = 'projects'), 0)::bigint as projects,
        coalesce(sum(added) filter (where kind <> 'projects'), 0)::bigint as units
      from registry_files where withdrawn_at is null group by registry`,
  )
  const names = [
    ...new Set([...registries.map(({ name }) => name), ...newest.map(({ registry }) => registry)]),
  ]
  return names.map((registry) => ({
    registry,
    projects: counts.find((count) => count.registry === registry)?.projects ?? 0,
    units: counts.find((count) => count.registry === registry)?.units ?? 0,
    files: newest.filter((file) => file.registry === registry).map(({ registry: _, ...file }) => file),
  }))
}
