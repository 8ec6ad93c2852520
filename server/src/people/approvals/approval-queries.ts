import type { ApprovalRules } from '@ledgerleaf/contract/approvals'
import { and, asc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findRoles } from '../organisations/index.ts'
import type { Circle } from './approval-rights.ts'
import { approvalRequests, approvalRules, approvalVotes } from './approvals.tables.ts'

export const findRules = async (db: Reader, organisationId: string): Promise<ApprovalRules | null> => {
  const [found] = await db
    .select()
    .from(approvalRules)
    .where(eq(approvalRules.organisationId, organisationId))
  if (!found) return null
  const { organisationId: _, ...rules } = found
  return rules as ApprovalRules
}

const DelegationRow = z.object({ fromId: z.string(), toId: z.string() })

/** Who may decide in an organisation now, by the database's day. */
export const findCircle = async (db: Reader, organisationId: string): Promise<Circle> => {
  const delegations = await query(
    db,
    DelegationRow,
    sql`select from_id::text as "fromId", to_id::text as "toId" from approval_delegations
      where organisation_id = ${organisationId} and ended_at is null
        and (now() at time zone 'utc')::date between starts_on and ends_on`,
  )
  return {
    members: await findRoles(db, organisationId),
    rules: await findRules(db, organisationId),
    delegations,
  }
}

export type RequestRow = typeof approvalRequests.$inferSelect

/** A request of the organisation, to look at. */
export const findRequest = async (
  db: Reader,
  organisationId: string,
  id: string,
): Promise<RequestRow | null> => {
  const [found] = await db
    .select()
    .from(approvalRequests)
    .where(and(eq(approvalRequests.id, id), eq(approvalRequests.organisationId, organisationId)))
  return found ?? null
}

export const findVotes = (db: Reader, { id, round }: Pick<RequestRow, 'id' | 'round'>) =>
  db
    .select()
    .from(approvalVotes)
    .where(and(eq(approvalVotes.requestId, id), eq(approvalVotes.round, round)))
    .orderBy(asc(approvalVotes.at))

export const hasLimits = async (db: Reader, organisationId: string): Promise<boolean> =>
  (await findRules(db, organisationId)) !== null

/** Whether whoever is not signed in may bind an organisation, as by the link of a quote: not once it has set limits. */
export const isOpenToStrangers = async (db: Reader, organisationId: string): Promise<boolean> =>
  !(await hasLimits(db, organisationId)) || (await findRoles(db, organisationId)).size < 2
