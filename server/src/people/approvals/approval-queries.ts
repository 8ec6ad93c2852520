import type { ApprovalRules, Limit } from '@ledgerleaf/contract/approvals'
import type { MemberRole } from '@ledgerleaf/contract/member-roles'
import { and, asc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { findRoles } from '../organisations/index.ts'
import { type Circle, limitOf } from './approval-rights.ts'
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

export type Actor = { organisationId: string; memberRole: MemberRole }

/** What somebody may do alone. */
export const findLimit = async (db: Reader, { organisationId, memberRole }: Actor): Promise<Limit> => {
  const rules = await findRules(db, organisationId)
  // Most have set nothing, and every order asks this.
  const members = rules ? (await findRoles(db, organisationId)).size : 0
  return limitOf(rules, memberRole, members)
}

/** Whether whoever is not signed in may bind an organisation, as by the link of a quote: not once it has set limits. */
export const isOpenToStrangers = async (db: Reader, organisationId: string): Promise<boolean> =>
  (await findRules(db, organisationId)) === null || (await findRoles(db, organisationId)).size < 2

type Wish = { amountCents?: number; retiredTonnes?: number | undefined }

/** Why somebody may not do this alone; null where they may. */
export const refusalAbove = (
  { buyCents, retireTonnes }: Limit,
  { amountCents, retiredTonnes }: Wish,
): DomainError | null => {
  const tooDear = amountCents !== undefined && buyCents !== null && amountCents > buyCents
  const tooMuch = retiredTonnes !== undefined && retireTonnes !== null && retiredTonnes > retireTonnes
  return tooDear || tooMuch ? new DomainError('approval_needed') : null
}

/** Refuses what is more than the caller may do alone: by what it costs, and by what it retires. */
export const refuseAlone = async (db: Reader, actor: Actor, wish: Wish): Promise<void> => {
  const refusal = refusalAbove(await findLimit(db, actor), wish)
  if (refusal) throw refusal
}

/** The same for credits that leave for a wallet: once there they are as gone from here as what is retired. */
export const refuseLeavingAlone = async (db: Reader, actor: Actor, tonnes: number): Promise<void> => {
  const refusal = refusalAbove(await findLimit(db, actor), { retiredTonnes: tonnes })
  if (refusal)
    throw new DomainError(refusal.code, {
      message:
        'This is more than you may take to a wallet alone: your limit for retiring holds for it too. Nothing was done.',
    })
}
