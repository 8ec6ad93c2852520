import { hitsMax } from '@ledgerleaf/contract/finds'
import { cleanLine } from '@ledgerleaf/contract/text'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { Instant, query } from '../../platform/query.ts'
import { wordsStandIn } from '../../platform/words-stand-in.ts'
import { type FoundOfKind, foundOf } from './found.ts'

const Row = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  at: Instant,
  credits: z.number(),
  count: z.number(),
})

/** One's own certificates by whom and what they are for, and anybody's by its whole id: it is public to who holds it. */
export const findCertificates = async (db: Reader, typed: string, personId: string): Promise<FoundOfKind> => {
  const words = sql`concat_ws(' ', 'certificate', retirement.id::text, retirement.beneficiary, retirement.on_behalf_of,
    retirement.purpose, project.name, at_registry.reference)`
  const id = typed.trim().toLowerCase()
  const rows = await query(
    db,
    Row,
    sql`
    select retirement.id, retirement.beneficiary as title, project.name as text, retirement.retired_at as at,
      retirement.quantity as credits, (count(*) over ())::int as count
    from retirements retirement join batches batch on batch.id = retirement.batch_id
      join projects project on project.id = batch.project_id
      left join registry_retirements at_registry on at_registry.retirement_id = retirement.id
    where ${isId(id) ? sql`retirement.id = ${id}` : sql`retirement.buyer_id = ${personId} and ${wordsStandIn(typed, words)}`}
    order by retirement.retired_at desc, retirement.id limit ${hitsMax}`,
  )
  const hits = rows.map(({ id: certificateId, title, text, at, credits }) => ({
    // What was taken before it was looked at is shown clean.
    title: cleanLine(title),
    text,
    to: `/certificates/${certificateId}`,
    at: at.toISOString(),
    credits,
  }))
  return foundOf('certificate', hits, rows[0]?.count ?? 0)
}
