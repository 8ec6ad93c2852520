import { hitsMax } from '@ledgerleaf/contract/finds'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { wordsStandIn } from '../../platform/words-stand-in.ts'
import { marketConditions } from '../market/index.ts'
import { type FoundOfKind, foundOf } from './found.ts'
import type { Seeker } from './seeker.ts'

const Row = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  isPublic: z.boolean(),
  isOwn: z.boolean(),
  count: z.number(),
})

const pageOf = ({ id, isPublic, isOwn }: z.infer<typeof Row>): string => {
  if (isOwn) return `/seller/projects/${id}`
  return isPublic ? `/projects/${id}` : `/operator?project=${id}`
}

/** How many the marketplace lists for these words: it reads them by their beginnings, and knows nothing unlisted. */
const listedFor = async (db: Reader, typed: string): Promise<number | undefined> => {
  const [listed] = await query(
    db,
    z.object({ count: z.number() }),
    sql`select count(*)::int as count from market_projects market where ${marketConditions({ q: typed })}`,
  )
  return listed?.count
}

/** The projects of the market for everybody, one's own as well, and for an operator whatever was handed in. */
export const findProjects = async (db: Reader, typed: string, seeker: Seeker): Promise<FoundOfKind> => {
  const rows = await query(
    db,
    Row,
    sql`
    select project.id, project.name, market.project_id is not null as "isPublic",
      project.seller_id = ${seeker.personId} as "isOwn",
      concat_ws(' · ', coalesce(profile.company_name, ''), nullif(concat_ws(' ', project.registry, project.registry_project_id), '')) as text,
      (count(*) over ())::int as count
    from projects project
      left join market_projects market on market.project_id = project.id
      left join project_files file on file.project_id = project.id
      left join seller_profiles profile on profile.seller_id = project.seller_id
    where (market.project_id is not null or project.seller_id = ${seeker.personId}
        or ${seeker.isOperator} and file.review_state <> 'draft')
      and ${wordsStandIn(typed, sql`concat_ws(' ', project.name, profile.company_name, project.registry, project.registry_project_id)`)}
    order by project.seller_id = ${seeker.personId} desc, market.project_id is null, project.name, project.id
    limit ${hitsMax}`,
  )
  const hits = rows.map((row) => ({
    title: row.name,
    text: row.text,
    to: pageOf(row),
    at: null,
    credits: null,
  }))
  const count = rows[0]?.count ?? 0
  const isListed = count > hits.length && (await listedFor(db, typed)) === count
  return foundOf(
    'project',
    hits,
    count,
    isListed ? `/marketplace?${new URLSearchParams({ q: typed })}` : null,
  )
}
