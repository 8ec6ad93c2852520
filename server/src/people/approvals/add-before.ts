import type { ApprovalRules } from '@ledgerleaf/contract/approvals'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const Before = z.object({ cents: z.int(), tonnes: z.int() })

type Sized = {
  id?: string
  organisationId: string
  askedBy: string
  amountCents: number | null
  tonnes: number | null
}

/**
 * What a request comes to with what colleagues approved for the same person lately: what needs two people is not had in parts.
 * For as long as the organisation adds up what somebody does alone.
 */
export const addBefore = async (
  db: Reader,
  rules: Pick<ApprovalRules, 'withinDays'> | null,
  { id, organisationId, askedBy, amountCents, tonnes }: Sized,
): Promise<{ amountCents: number | null; tonnes: number | null }> => {
  const days = rules?.withinDays ?? 0
  if (days === 0) return { amountCents, tonnes }
  const [before] = await query(
    db,
    Before,
    sql`select coalesce(sum(amount_cents), 0)::bigint as cents, coalesce(sum(tonnes), 0)::bigint as tonnes
      from approval_requests where organisation_id = ${organisationId} and asked_by = ${askedBy}
        and id is distinct from ${id ?? null}::uuid and state in ('approved', 'done')
        and asked_at > now() - make_interval(days => ${days})`,
  )
  const added = (own: number | null, earlier = 0) => (own === null ? null : own + earlier)
  return { amountCents: added(amountCents, before?.cents), tonnes: added(tonnes, before?.tonnes) }
}
