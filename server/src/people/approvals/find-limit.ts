import { type Limit, type LimitStanding, usualWithinDays } from '@ledgerleaf/contract/approvals'
import type { MemberRole } from '@ledgerleaf/contract/member-roles'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader, Tx } from '../../platform/db.ts'
import { step } from '../../platform/in-step.ts'
import { Instant, query } from '../../platform/query.ts'
import { type Acting, findRoles, holdOrganisations } from '../organisations/index.ts'
import { findRules } from './approval-queries.ts'
import { least, limitOf } from './approval-rights.ts'

/** What an owner let a key do without a person; null for whatever its member may. */
type KeyBounds = { id: string; tradeCents: number | null; retireTonnes: number | null }

export type Actor = Acting & { memberRole: MemberRole; key?: KeyBounds | null }

const Used = z.object({ boughtCents: z.int(), retiredTonnes: z.int(), freesAt: z.nullable(Instant) })

/** What was done alone within so many days and still stands, and when the first of it counts no more. */
const findUsed = async (db: Reader, whose: SQL, withinDays: number) => {
  const [used] = await query(
    db,
    Used,
    sql`select coalesce(sum(bought_cents), 0)::bigint as "boughtCents", coalesce(sum(retired_tonnes), 0)::bigint as "retiredTonnes",
        min(at) + make_interval(days => ${withinDays}) as "freesAt"
      from acts_alone where ${whose} and undone_at is null
        and at > now() - make_interval(days => ${withinDays})`,
  )
  return used ?? { boughtCents: 0, retiredTonnes: 0, freesAt: null }
}

const leftOf = (limit: number | null, used: number): number | null =>
  limit === null ? null : Math.max(0, limit - used)

const standingOf = (
  limit: Limit,
  withinDays: LimitStanding['withinDays'],
  { boughtCents, retiredTonnes, freesAt }: z.infer<typeof Used>,
): LimitStanding => ({
  ...limit,
  withinDays,
  left: {
    buyCents: leftOf(limit.buyCents, boughtCents),
    retireTonnes: leftOf(limit.retireTonnes, retiredTonnes),
  },
  freesAt: freesAt?.toISOString() ?? null,
})

const unused = { boughtCents: 0, retiredTonnes: 0, freesAt: null }

const findMembersLimit = async (
  db: Reader,
  { organisationId, personId, memberRole }: Actor,
): Promise<LimitStanding> => {
  const rules = await findRules(db, organisationId)
  const members = rules ? (await findRoles(db, organisationId)).size : 0
  const limit = limitOf(rules, memberRole, members)
  const isBound = limit.buyCents !== null || limit.retireTonnes !== null
  const withinDays = (isBound && rules?.withinDays) || 0
  const own = sql`organisation_id = ${organisationId} and person_id = ${personId}`
  return standingOf(limit, withinDays, withinDays ? await findUsed(db, own, withinDays) : unused)
}

const isBoundKey = ({ key }: Actor): boolean =>
  Boolean(key && (key.tradeCents !== null || key.retireTonnes !== null))

const findKeysLimit = async (db: Reader, { id, tradeCents, retireTonnes }: KeyBounds) =>
  standingOf(
    { buyCents: tradeCents, retireTonnes },
    usualWithinDays,
    await findUsed(db, sql`key_id = ${id}`, usualWithinDays),
  )

/** What holds where two limits do: of each the lower, and of what is left. */
const bothOf = (member: LimitStanding, key: LimitStanding): LimitStanding => ({
  buyCents: least(member.buyCents, key.buyCents),
  retireTonnes: least(member.retireTonnes, key.retireTonnes),
  withinDays: key.withinDays,
  left: {
    buyCents: least(member.left.buyCents, key.left.buyCents),
    retireTonnes: least(member.left.retireTonnes, key.left.retireTonnes),
  },
  freesAt: key.freesAt ?? member.freesAt,
})

/** What somebody may do alone, and what of it is left; of a program what its member may, and no more than its key. */
export const findLimit = async (db: Reader, actor: Actor): Promise<LimitStanding> => {
  const member = await findMembersLimit(db, actor)
  return actor.key && isBoundKey(actor) ? bothOf(member, await findKeysLimit(db, actor.key)) : member
}

const nameOf = ({ organisationId, personId }: Acting): string => `${organisationId} ${personId}`

/** One person acts alone one after the other, so that two acts at once cannot both be the last that is allowed. */
const lockActors = (tx: Tx, actors: readonly Acting[]) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(actor, 7261003))
    from (select distinct actor from unnest(${sql.param(actors.map(nameOf))}::text[]) actor order by actor) sorted`)

const Bound = z.object({ id: z.string() })

/** Those whose organisation has set limits, or whose key has: most have not, and every order asks this. */
const findBound = async (tx: Tx, actors: readonly Actor[]): Promise<Actor[]> => {
  const ids = [...new Set(actors.map(({ organisationId }) => organisationId))]
  if (ids.length === 0) return []
  const rows = await query(
    tx,
    Bound,
    sql`select organisation_id::text as id from approval_rules where organisation_id = any(${sql.param(ids)}::uuid[])`,
  )
  const bound = new Set(rows.map(({ id }) => id))
  return actors.filter((actor) => bound.has(actor.organisationId) || isBoundKey(actor))
}

/**
 * The same for whoever is about to act: their next act waits until this one is done. Of several acts of one person in one
 * transaction the first is answered; the others are undecided until it is.
 */
export const holdLimit = step(async (tx, actors: readonly (Actor | null)[]) => {
  const signedIn = actors.filter((actor) => actor !== null)
  const answers = new Map<Actor | null, LimitStanding | 'undecided' | null>([[null, null]])
  for (const actor of signedIn) answers.set(actor, standingOf(limitOf(null, actor.memberRole, 0), 0, unused))
  const bound = await findBound(tx, signedIn)
  if (bound.length === 0) return answers
  // Whoever changes limits or members has the organisation first and then what is below it: so have we.
  await holdOrganisations(
    tx,
    bound.map(({ organisationId }) => organisationId),
  )
  await lockActors(tx, bound)
  const known = new Set<string>()
  for (const actor of bound) {
    const name = nameOf(actor)
    answers.set(actor, known.has(name) ? 'undecided' : await findLimit(tx, actor))
    known.add(name)
  }
  return answers
})
