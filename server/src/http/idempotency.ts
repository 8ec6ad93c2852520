import { createHash } from 'node:crypto'
import type { AnswerOf, Endpoint } from '@ledgerleaf/contract/endpoint'
import { and, eq, sql } from 'drizzle-orm'
import type { Config } from '../platform/config.ts'
import type { Db, Tx } from '../platform/db.ts'
import { DomainError } from '../platform/domain-error.ts'
import { alone, type Outcome, whyNot } from '../platform/gather.ts'
import { groupCommit } from '../platform/group-commit.ts'
import { roomOf } from '../platform/outbox.ts'
import { inTransaction } from '../platform/transaction.ts'
import { idempotencyKeys } from './idempotency.tables.ts'
import { type Call, type Route, route } from './route.ts'
import { greetVisitor, readVisitor } from './visitor.ts'

type Parts = { config: Config; secret: string; db: Db }
type Stored = { decision: unknown; answer: string | null; hit: boolean }

/** Whose key it is: a person, or a visitor by their cookie. Two people may use the same key. */
const holderOf = <E extends Endpoint>({ config, secret }: Parts, call: Call<E>): string => {
  if (call.caller) return roomOf({ personId: call.caller.personId })
  const visitorId =
    readVisitor(config, secret, call.request.cookies) ?? greetVisitor({ config, secret }, call.reply)
  return roomOf({ visitorId })
}

const readKey = (header: string | string[] | undefined): string | null => {
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header))
    throw new DomainError('idempotency_missing', {
      message: 'The Idempotency-Key header must be 1 to 255 plain characters.',
    })
  return header
}

const hashInput = <E extends Endpoint>({ method, path }: E, { body, params }: Call<E>): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, params, body]))
    .digest('base64url')

/** One call as the transaction sees it. */
export type Asked<E extends Endpoint> = { call: Call<E>; room: string }
type Claim<E extends Endpoint> = Asked<E> & { key: string | null; inputHash: string }
type Named = { room: string; key: string }

const hasKey = <C extends { key: string | null }>(claim: C): claim is C & { key: string } =>
  claim.key !== null
const nameOf = ({ room, key }: Named): string => `${room}\n${key}`

/**
 * Two calls under one key: the later learns at once that the first is still at work, and does not wait for it. Answers
 * the names that are ours.
 */
const claimKeys = async (tx: Tx, named: readonly Named[]): Promise<Set<string>> => {
  const names = [...new Set(named.map(nameOf))]
  const { rows } = await tx.execute<{ name: string; free: boolean }>(
    sql`select name, pg_try_advisory_xact_lock(hashtextextended(name, 0)) as free
        from unnest(${sql.param(names)}::text[]) as wanted (name)`,
  )
  return new Set(rows.filter(({ free }) => free).map(({ name }) => name))
}

const findKnown = async (tx: Tx, named: readonly Named[]) => {
  const { rows } = await tx.execute<Stored & Named & { inputHash: string }>(
    sql`select holder as room, key, input_hash as "inputHash", decision, answer, true as hit
        from unnest(${sql.param(named.map(({ room }) => room))}::text[], ${sql.param(named.map(({ key }) => key))}::text[])
          as wanted (holder, key) join ${idempotencyKeys} using (holder, key)`,
  )
  return new Map(rows.map((row) => [nameOf(row), row]))
}

/** What is known about each claim before anything is decided: an earlier answer, a refusal, or nothing yet. */
const lookUp = async <E extends Endpoint>(
  tx: Tx,
  claims: readonly Claim<E>[],
): Promise<(Stored | DomainError | null)[]> => {
  const named = claims.filter(hasKey)
  if (named.length === 0) return claims.map(() => null)
  const free = await claimKeys(tx, named)
  const known = await findKnown(tx, named)
  const seen = new Set<string>()
  return claims.map((claim) => {
    if (!hasKey(claim)) return null
    const name = nameOf(claim)
    const stored = known.get(name)
    const isTwin = seen.has(name)
    seen.add(name)
    // A connection may take its own lock twice: of two calls that came in one batch the second is told as well.
    if (!free.has(name) || (isTwin && !stored))
      return new DomainError('idempotency_in_flight', { retryAfterSeconds: 1 })
    if (stored && stored.inputHash !== claim.inputHash) return new DomainError('idempotency_mismatch')
    return stored ?? null
  })
}

type Rules<E extends Endpoint, Decision> = {
  key: 'required' | 'optional'
  before?: (call: Call<E>) => Promise<void>
  /** The answer, where nothing outside has to be asked for it. */
  answerAtOnce?: (decision: Decision, call: Call<E>) => AnswerOf<E> | null
  finish: (decision: Decision, call: Call<E>) => Promise<AnswerOf<E>>
}
type DecideAll<E extends Endpoint, Decision> = (
  tx: Tx,
  asked: readonly Asked<E>[],
) => Promise<readonly Outcome<Decision>[]>

/** Decides what is not decided yet, and keeps it with its key. A refusal leaves no key behind. */
const decideOnce = async <E extends Endpoint, Decision>(
  tx: Tx,
  claims: readonly Claim<E>[],
  decideAll: DecideAll<E, Decision>,
  answerAtOnce: Rules<E, Decision>['answerAtOnce'],
): Promise<Outcome<Stored>[]> => {
  const known = await lookUp(tx, claims)
  const open = claims.filter((_, at) => known[at] === null)
  const outcomes = open.length === 0 ? [] : await decideAll(tx, open)
  const decided = new Map<Claim<E>, Outcome<Stored>>()
  for (const [at, claim] of open.entries()) {
    const decision = outcomes[at] as Decision
    const answer = whyNot(decision) ? null : (answerAtOnce?.(decision, claim.call) ?? null)
    const stored = { decision, answer: answer && JSON.stringify(answer), hit: false }
    decided.set(claim, whyNot(decision) ?? stored)
  }
  const rows = open.flatMap((claim) => {
    const stored = decided.get(claim)
    if (!hasKey(claim) || !stored || stored instanceof DomainError || stored === alone) return []
    const { room: holder, key, inputHash, call } = claim
    return [{ holder, key, inputHash, createdAt: call.now, decision: stored.decision, answer: stored.answer }]
  })
  if (rows.length > 0) await tx.insert(idempotencyKeys).values(rows)
  return claims.map((claim, at) => known[at] ?? decided.get(claim) ?? alone)
}

const keepAnswer = async (db: Db, holder: string, key: string, text: string): Promise<string> => {
  // Of two that finish at once the first writes; both answer the same.
  const [kept] = await db
    .update(idempotencyKeys)
    .set({ answer: sql`coalesce(${idempotencyKeys.answer}, ${text})` })
    .where(and(eq(idempotencyKeys.holder, holder), eq(idempotencyKeys.key, key)))
    .returning({ answer: idempotencyKeys.answer })
  return kept?.answer ?? text
}

const answerOnce = <E extends Endpoint, Decision>(
  parts: Parts,
  endpoint: E,
  { key: needed, before, finish }: Rules<E, Decision>,
  decide: (claim: Claim<E>) => Promise<Stored>,
): Route =>
  route(endpoint, async (call) => {
    const { request, reply } = call
    const key = readKey(request.headers['idempotency-key'])
    if (key === null && needed === 'required') throw new DomainError('idempotency_missing')
    await before?.(call)
    const room = holderOf(parts, call)
    const stored = await decide({ call, room, key, inputHash: hashInput(endpoint, call) })
    if (key === null && stored.answer === null) return finish(stored.decision as Decision, call)
    const answer =
      stored.answer ??
      (await keepAnswer(
        parts.db,
        room,
        key ?? '',
        JSON.stringify(await finish(stored.decision as Decision, call)),
      ))
    if (stored.hit) reply.header('idempotency-hit', '1')
    return reply.type('application/json; charset=utf-8').send(Buffer.from(answer)) as never
  })

/**
 * A route that is safe to repeat under an `Idempotency-Key`. What it decides is one transaction, kept with the key;
 * what follows outside, such as asking the payment provider, must itself be safe to repeat. The answer is kept byte
 * for byte and replayed with `Idempotency-Hit: 1`.
 */
export const idempotentRoute = <E extends Endpoint, Decision>(
  parts: Parts,
  endpoint: E,
  rules: Rules<E, Decision> & { decide: (tx: Tx, call: Call<E>, room: string) => Promise<Decision> },
): Route =>
  answerOnce(parts, endpoint, rules, async (claim) => {
    const [stored] = await inTransaction(parts.db, (tx) =>
      decideOnce(
        tx,
        [claim],
        async (inner, asked) => Promise.all(asked.map(({ call, room }) => rules.decide(inner, call, room))),
        rules.answerAtOnce,
      ),
    )
    if (stored === undefined || stored === alone) throw new Error('a call was not decided')
    if (stored instanceof DomainError) throw stored
    return stored
  })

/** The same, where calls that arrive together are decided in one transaction, each for itself. */
export const idempotentTogether = <E extends Endpoint, Decision>(
  parts: Parts,
  endpoint: E,
  rules: Rules<E, Decision> & { decideAll: DecideAll<E, Decision> },
): Route =>
  answerOnce(
    parts,
    endpoint,
    rules,
    groupCommit(parts.db, (tx, claims: readonly Claim<E>[]) =>
      decideOnce(tx, claims, rules.decideAll, rules.answerAtOnce),
    ),
  )
