import { createHash } from 'node:crypto'
import type { AnswerOf, Endpoint } from '@ledgerleaf/contract/endpoint'
import { and, eq, sql } from 'drizzle-orm'
import type { Config } from '../platform/config.ts'
import type { Db, Tx } from '../platform/db.ts'
import { DomainError } from '../platform/domain-error.ts'
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

/** Two calls under one key: the later learns at once that the first is still at work, and does not wait for it. */
const claimKey = async (tx: Tx, holder: string, key: string): Promise<void> => {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${holder}\n${key}`}, 0)) as free`,
  )
  if (!rows[0]?.free) throw new DomainError('idempotency_in_flight', { retryAfterSeconds: 1 })
}

const decideOnce = async (
  tx: Tx,
  { holder, key, inputHash, now }: { holder: string; key: string; inputHash: string; now: Date },
  decide: () => Promise<unknown>,
): Promise<Stored> => {
  await claimKey(tx, holder, key)
  const [known] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.holder, holder), eq(idempotencyKeys.key, key)))
  if (known) {
    if (known.inputHash !== inputHash) throw new DomainError('idempotency_mismatch')
    return { decision: known.decision, answer: known.answer, hit: true }
  }
  // A refusal throws, and leaves no key behind.
  const decision = await decide()
  await tx.insert(idempotencyKeys).values({ holder, key, inputHash, decision, createdAt: now })
  return { decision, answer: null, hit: false }
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

/**
 * A route that is safe to repeat under an `Idempotency-Key`. What it decides is one transaction, kept with the key;
 * what follows outside, such as asking the payment provider, must itself be safe to repeat. The answer is kept byte
 * for byte and replayed with `Idempotency-Hit: 1`.
 */
export const idempotentRoute = <E extends Endpoint, Decision>(
  parts: Parts,
  endpoint: E,
  {
    key: needed,
    before,
    decide,
    finish,
  }: {
    key: 'required' | 'optional'
    before?: (call: Call<E>) => Promise<void>
    decide: (tx: Tx, call: Call<E>, room: string) => Promise<Decision>
    finish: (decision: Decision, call: Call<E>) => Promise<AnswerOf<E>>
  },
): Route =>
  route(endpoint, async (call) => {
    const { request, reply, now } = call
    const key = readKey(request.headers['idempotency-key'])
    if (key === null && needed === 'required') throw new DomainError('idempotency_missing')
    await before?.(call)
    const holder = holderOf(parts, call)
    if (key === null) return finish(await inTransaction(parts.db, (tx) => decide(tx, call, holder)), call)
    const inputHash = hashInput(endpoint, call)
    const stored = await inTransaction(parts.db, (tx) =>
      decideOnce(tx, { holder, key, inputHash, now }, () => decide(tx, call, holder)),
    )
    const answer =
      stored.answer ??
      (await keepAnswer(
        parts.db,
        holder,
        key,
        JSON.stringify(await finish(stored.decision as Decision, call)),
      ))
    if (stored.hit) reply.header('idempotency-hit', '1')
    return reply.type('application/json; charset=utf-8').send(Buffer.from(answer)) as never
  })
