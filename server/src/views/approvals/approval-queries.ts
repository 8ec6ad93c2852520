import {
  type ApprovalRequest,
  type ApprovalStanding,
  ApprovalState,
  type Delegation,
} from '@ledgerleaf/contract/approvals'
import { type MemberRole, mayDo } from '@ledgerleaf/contract/member-roles'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import {
  type Circle,
  findCircle,
  findDeciders,
  findLimit,
  rightsOf,
  stillCounts,
} from '../../people/approvals/index.ts'
import type { Acting } from '../../people/organisations/index.ts'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'

export type Looking = Acting & { memberRole: MemberRole }

const Amount = z.nullable(z.coerce.number())
const VoteRow = z.object({
  voterId: z.string(),
  rightOf: z.string(),
  verdict: z.enum(['approved', 'refused']),
  comment: z.string(),
  at: Instant,
  round: z.int(),
})
const Row = z.object({
  id: z.string(),
  kind: z.enum(['purchase', 'quote', 'subscription', 'retirement']),
  state: ApprovalState,
  title: z.string(),
  lines: z.array(z.string()),
  comment: z.string(),
  askedBy: z.string(),
  /** The key by which a program asked in their place, and what that is called. */
  keyId: z.nullable(z.string()),
  keyName: z.nullable(z.string()),
  askedAt: Instant,
  expiresAt: Instant,
  amountCents: Amount,
  askedCents: Amount,
  tonnes: Amount,
  round: z.int(),
  needed: z.int(),
  actId: z.nullable(z.string()),
  isScheduled: z.boolean(),
  isOver: z.boolean(),
  mayRetry: z.boolean(),
  votes: z.array(VoteRow),
})
type RequestRead = z.infer<typeof Row>

const decidedShown = 50
// Whoever has so many waiting looks at the newest first; more wait behind them.
const openShown = 500

/** Those of an organisation that wait for somebody, or that do not, the latest first. */
const latest = (organisationId: string, isOpen: boolean, shown: number) => sql`(
  select * from approval_requests where organisation_id = ${organisationId}
    and (state in ('waiting', 'approved')) = ${isOpen} order by asked_at desc limit ${shown})`

const readRequests = (db: Reader, organisationId: string): Promise<RequestRead[]> =>
  query(
    db,
    Row,
    sql`select request.id::text, request.kind, request.state, request.title, request.lines, request.comment,
        request.asked_by::text as "askedBy", request.key_id::text as "keyId",
        (select key.name from organisation_keys key where key.id = request.key_id) as "keyName", request.asked_at as "askedAt", request.expires_at as "expiresAt",
        request.amount_cents as "amountCents", request.asked_cents as "askedCents", request.tonnes, request.round, request.needed,
        request.act_id::text as "actId", request.act ? 'on' as "isScheduled", request.expires_at <= now() as "isOver",
        request.kind = 'purchase' and exists (select from orders where orders.id = request.act_id
          and orders.status in ('cancelled', 'failed')) as "mayRetry",
        (select coalesce(json_agg(json_build_object('voterId', vote.voter_id, 'rightOf', vote.right_of, 'verdict', vote.verdict,
            'comment', vote.comment, 'at', vote.at, 'round', vote.round) order by vote.at), '[]'::json)
          from approval_votes vote where vote.request_id = request.id) as votes
      from (${latest(organisationId, true, openShown)} union all ${latest(organisationId, false, decidedShown)}) request
      order by request.state in ('waiting', 'approved') desc, request.asked_at desc`,
  )

const Named = z.object({ id: z.string(), name: z.string() })

const findNames = async (db: Reader, ids: readonly string[]): Promise<(id: string) => string> => {
  const rows = await query(
    db,
    Named,
    sql`select id::text, coalesce(nullif(name, ''), email) as name from users
      where id = any(${sql.param([...new Set(ids)])}::uuid[])`,
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? 'somebody'
}

const isOpen = ({ state, isOver }: RequestRead): boolean => state === 'waiting' && !isOver

/** By whose right somebody could decide about it now; null where they cannot. */
const rightFor = (circle: Circle, request: RequestRead, personId: string): string | null => {
  const votes = request.votes.filter(({ round }) => round === request.round)
  if (!isOpen(request) || votes.some(({ voterId }) => voterId === personId)) return null
  const free = rightsOf(circle, request, personId).find(
    (right) => !votes.some(({ rightOf }) => rightOf === right),
  )
  return free ?? null
}

const mayPay = ({ kind, state, isOver, mayRetry }: RequestRead, role: MemberRole): boolean =>
  kind === 'purchase' &&
  !isOver &&
  mayDo(role, 'buy') &&
  (state === 'approved' || (state === 'done' && mayRetry))

/** The requests of an organisation: those that are open, and the latest that are not. */
export const findRequests = async (
  db: Reader,
  { personId, organisationId, memberRole }: Looking,
): Promise<ApprovalRequest[]> => {
  const circle = await findCircle(db, organisationId)
  const rows = await readRequests(db, organisationId)
  const nameOf = await findNames(db, [
    ...circle.members.keys(),
    ...rows.flatMap(({ askedBy, votes }) => [askedBy, ...votes.flatMap((one) => [one.voterId, one.rightOf])]),
  ])
  return rows.map((row) => {
    const { votes, askedBy, keyId: _key, keyName, askedAt, expiresAt, isOver, mayRetry: _, ...request } = row
    const right = rightFor(circle, row, personId)
    return {
      ...request,
      state:
        isOver && (row.state === 'waiting' || row.state === 'approved') ? ('lapsed' as const) : row.state,
      askedBy: keyName === null ? nameOf(askedBy) : `The key “${keyName}” of ${nameOf(askedBy)}`,
      isOwn: askedBy === personId,
      askedAt: askedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      votes: votes.map(({ voterId, rightOf, verdict, comment, at, round }) => ({
        by: nameOf(voterId),
        inPlaceOf: voterId === rightOf ? null : nameOf(rightOf),
        verdict,
        comment,
        at: at.toISOString(),
        counts: round === row.round && stillCounts(circle, row, { voterId, rightOf, verdict }),
      })),
      approvers: isOpen(row) ? findDeciders(circle, row).map(nameOf) : [],
      mayDecide: right !== null,
      inPlaceOf: right === null || right === personId ? null : nameOf(right),
      mayPay: mayPay(row, memberRole),
    } as ApprovalRequest
  })
}

const DelegationRow = z.object({
  id: z.string(),
  fromId: z.string(),
  toId: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
})

const findDelegations = async (db: Reader, { organisationId, personId }: Looking): Promise<Delegation[]> => {
  const rows = await query(
    db,
    DelegationRow,
    sql`select id::text, from_id::text as "fromId", to_id::text as "toId", starts_on::text as "startsOn", ends_on::text as "endsOn"
      from approval_delegations where organisation_id = ${organisationId} and ended_at is null
        and ends_on >= (now() at time zone 'utc')::date order by starts_on, id`,
  )
  const nameOf = await findNames(
    db,
    rows.flatMap(({ fromId, toId }) => [fromId, toId]),
  )
  return rows.map(({ fromId, toId, ...row }) => ({
    ...row,
    from: nameOf(fromId),
    to: nameOf(toId),
    isOwn: fromId === personId,
  }))
}

const FactorRow = z.object({ from: z.nullable(z.string()), without: z.array(z.string()) })

/** From which day on everybody needs a second factor, and which members have none. */
const findFactorDemand = async (db: Reader, organisationId: string): Promise<ApprovalStanding['factor']> => {
  const [row] = await query(
    db,
    FactorRow,
    sql`select to_char(organisation.second_factor_from at time zone 'utc', 'YYYY-MM-DD') as from,
        array(select coalesce(nullif(person.name, ''), person.email) from memberships membership
          join users person on person.id = membership.person_id
          where membership.organisation_id = organisation.id
            and not exists (select from factors where factors.user_id = person.id) order by 1) as without
      from organisations organisation where organisation.id = ${organisationId}`,
  )
  return row ?? { from: null, without: [] }
}

/** What somebody may do alone, who could approve the rest, and how it is set. */
export const findStanding = async (db: Reader, looking: Looking): Promise<ApprovalStanding> => {
  const { personId, organisationId } = looking
  const circle = await findCircle(db, organisationId)
  const nameOf = await findNames(db, [...circle.members.keys()])
  // How many tonnes is no matter here: above any limit somebody else decides.
  const namesFor = (kind: 'purchase' | 'retirement', tonnes: number | null) =>
    findDeciders(circle, { kind, askedBy: personId, tonnes }).map(nameOf)
  const requests = await readRequests(db, organisationId)
  return {
    rules: circle.rules,
    limit: await findLimit(db, looking),
    approvers: {
      buy: namesFor('purchase', null),
      buyAndRetire: namesFor('purchase', 1),
      retire: namesFor('retirement', 1),
    },
    delegations: await findDelegations(db, looking),
    waiting: requests.filter((request) => rightFor(circle, request, personId) !== null).length,
    factor: await findFactorDemand(db, organisationId),
  }
}
