import { type FoundThing, hitsMax } from '@ledgerleaf/contract/finds'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { type FoundOfKind, foundOf } from './found.ts'

const Row = z.object({
  id: z.string(),
  projectName: z.string(),
  prefix: z.string(),
  first: z.number(),
  last: z.number(),
  count: z.number(),
})
type Row = z.infer<typeof Row>

/** Letters and figures alone: what stands between them people leave out, and registries change. */
const dense = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '')

/** The first number beside the prefix: of a serial its own, of a range its beginning. */
const numberIn = (asked: string, prefix: string): number | null => {
  const spelled = new RegExp([...dense(prefix)].join('[^a-z0-9]*'))
  const [digits] = /\d{1,15}/.exec(asked.toLowerCase().replace(spelled, ' ')) ?? []
  return digits === undefined ? null : Number(digits)
}

const hitOf = (
  { id, projectName, prefix, first, last }: Row,
  number: number | null,
): Omit<FoundThing, 'kind'> => ({
  title: writeSerials({ prefix, first: number ?? first, last: number ?? last }),
  text: projectName,
  to: number === null ? `/provenance/${id}` : `/provenance/${id}?serial=${number}`,
  at: null,
  credits: number === null ? last - first + 1 : 1,
})

/** Issued credits by their serials as a registry writes them: a whole block by its prefix, one credit by its number. */
export const findSerials = async (db: Reader, asked: string): Promise<FoundOfKind> => {
  const typed = dense(asked)
  const prefix = sql`regexp_replace(lower(batch.serial_prefix), '[^a-z0-9]+', '', 'g')`
  const rows = await query(
    db,
    Row,
    sql`
    select batch.id, project.name as "projectName", batch.serial_prefix as prefix, batch.serial_start as first,
      batch.serial_end as last, (count(*) over ())::int as count
    from batches batch join projects project on project.id = batch.project_id
    where not batch.is_promise and ${prefix} <> '' and ${typed} <> ''
      and (position(${prefix} in ${typed}) > 0 or length(${typed}) >= 4 and position(${typed} in ${prefix}) > 0)
    order by length(batch.serial_prefix) desc, batch.serial_start
    limit 100`,
  )
  // Of prefixes that begin alike the longest is meant.
  const longest = rows.filter((row) => typed.includes(dense(row.prefix)))
  const named = longest.filter((row) => row.prefix.length === longest[0]?.prefix.length)
  if (named.length === 0) {
    const hits = rows.slice(0, hitsMax).map((row) => hitOf(row, null))
    return foundOf('serial', hits, rows[0]?.count ?? 0)
  }
  const fit = named
    .map((row) => ({ row, number: numberIn(asked, row.prefix) }))
    .filter(({ row, number }) => number === null || (row.first <= number && number <= row.last))
  const hits = fit.slice(0, hitsMax).map(({ row, number }) => hitOf(row, number))
  return foundOf('serial', hits, fit.length)
}
