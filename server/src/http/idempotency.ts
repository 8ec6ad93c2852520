import { createHash } from 'node:crypto'
import type { AnswerOf, Endpoint } from '@ledgerleaf/contract/endpoint'
import { Proof } from '@ledgerleaf/contract/proof'
import type { Config } from '../platform/config.ts'
import type { Db, Tx } from '../platform/db.ts'
import { DomainError } from '../platform/domain-error.ts'
import { groupCommit } from '../platform/group-commit.ts'
import { roomOf } from '../platform/outbox.ts'
import { done, type Outcome, orThrow } from '../platform/outcome.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type KeyClaim, keepAnswer, keepDecision, lookUp, type Stored } from './idempotency-keys.ts'
import { type Call, type Route, route } from './route.ts'
import { nameVisitor, readVisitor } from './visitor.ts'

type Parts = { config: Config; secret: string; db: Db }

/** Whose key it is: an organisation, or a visitor by their cookie. Two of them may use the same key. */
const holderOf = <E extends Endpoint>({ config, secret }: Parts, call: Call<E>): string => {
  if (call.caller) return roomOf({ organisationId: call.caller.organisationId })
  const visitorId =
    readVisitor(config, secret, call.request.cookies) ?? nameVisitor({ config, secret }, call.reply)
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

// A proof says who asks and not what for; and a plain hash that is kept would let whoever reads it try passwords out.
const proofs = new Set(Object.keys(Proof.shape))
const withoutProof = (name: string, value: unknown): unknown => (proofs.has(name) ? undefined : value)

// A file is told apart by what it holds, and is not written out for that.
const inputOf = (body: unknown): unknown =>
  Buffer.isBuffer(body) ? createHash('sha256').update(body).digest('base64url') : body

/** What was asked, to be told apart from something else under the same key. */
export const hashInput = <E extends Endpoint>(
  { method, path }: E,
  { body, params, query }: Pick<Call<E>, 'body' | 'params'> & { query?: unknown },
): string => {
  const asked = Object.keys(query ?? {}).length > 0 ? [query] : []
  return createHash('sha256')
    .update(JSON.stringify([method, path, params, inputOf(body), ...asked], withoutProof))
    .digest('base64url')
}

type Rules<E extends Endpoint, Decision> = {
  key: 'required' | 'optional'
  /** With which status it is answered, the first time and every time after; 200 where nothing is said. */
  status?: 201 | ((answer: AnswerOf<E>) => 200 | 201 | 202)
  before?: (call: Call<E>) => Promise<void>
  /** The answer, where nothing outside has to be asked for it. */
  answerAtOnce?: (decision: Decision, call: Call<E>) => AnswerOf<E> | null
  finish: (decision: Decision, call: Call<E>) => Promise<AnswerOf<E>>
}
type Decide<E extends Endpoint, Decision> = (
  tx: Tx,
  call: Call<E>,
  holder: string,
) => Promise<Outcome<Decision>>
type Asked<E extends Endpoint> = { call: Call<E>; claim: KeyClaim }

/** Decides what is not decided yet, and keeps it with its key. A refusal leaves no key behind. */
const decideOnce =
  <E extends Endpoint, Decision>(
    decide: Decide<E, Decision>,
    answerAtOnce: Rules<E, Decision>['answerAtOnce'],
  ) =>
  async (tx: Tx, { call, claim }: Asked<E>): Promise<Outcome<Stored>> => {
    const known = await lookUp(tx, claim)
    if (known.kind === 'refused') return known
    if (known.value) return done(known.value)
    const decided = await decide(tx, call, claim.holder)
    if (decided.kind !== 'done') return decided
    const answer = answerAtOnce?.(decided.value, call) ?? null
    const stored = { decision: decided.value, answer: answer && JSON.stringify(answer), hit: false }
    await keepDecision(tx, { claim, stored, now: call.now })
    return done(stored)
  }

type Told<E extends Endpoint, Decision> = Pick<Rules<E, Decision>, 'status' | 'finish'>

/** Answers what was decided: byte for byte as the first time, where there was one. */
const tell = async <E extends Endpoint, Decision>(
  parts: Parts,
  { call, claim }: Asked<E>,
  { decision, answer, hit }: Stored,
  { status, finish }: Told<E, Decision>,
): Promise<never> => {
  const { reply } = call
  const ask = async () => JSON.stringify(await finish(decision as Decision, call))
  const text = answer ?? (await keepAnswer(parts.db, claim, await ask()))
  if (hit) reply.header('idempotency-hit', '1')
  if (status) reply.status(typeof status === 'function' ? status(JSON.parse(text)) : status)
  return reply.type('application/json; charset=utf-8').send(Buffer.from(text)) as never
}

const answerOnce = <E extends Endpoint, Decision>(
  parts: Parts,
  endpoint: E,
  { key: needed, status, before, finish }: Rules<E, Decision>,
  decide: (asked: Asked<E>) => Promise<Stored>,
): Route =>
  route(endpoint, async (call) => {
    const key = readKey(call.request.headers['idempotency-key'])
    if (key === null && needed === 'required') throw new DomainError('idempotency_missing')
    await before?.(call)
    const asked = {
      call,
      claim: { holder: holderOf(parts, call), key, inputHash: hashInput(endpoint, call) },
    }
    return tell(parts, asked, await decide(asked), { ...(status ? { status } : {}), finish })
  })

/**
 * The same for a call whose input is known only once it has been taken in, as an upload is: `take` takes it, and decides
 * in a transaction of its own what the key, if there is one, does not answer already.
 */
export const onceTaken = <E extends Endpoint, Decision>(
  parts: Parts,
  endpoint: E,
  rules: Told<E, Decision> & {
    take: (
      call: Call<E>,
      decide: (tx: Tx, input: unknown, work: () => Promise<Decision>) => Promise<Stored>,
    ) => Promise<Stored>
  },
): Route =>
  route(endpoint, async (call) => {
    const key = readKey(call.request.headers['idempotency-key'])
    let claim: KeyClaim = { holder: holderOf(parts, call), key, inputHash: '' }
    const stored = await rules.take(call, async (tx, input, work) => {
      claim = { ...claim, inputHash: hashInput(endpoint, { ...call, body: input } as Call<E>) }
      const outcome = await decideOnce<E, Decision>(async () => done(await work()), undefined)(tx, {
        call,
        claim,
      })
      if (outcome.kind === 'again') throw new Error('a call that was alone was not decided')
      return orThrow(outcome)
    })
    return tell(parts, { call, claim }, stored, rules)
  })

/**
 * A route that is safe to repeat under an `Idempotency-Key`. What it decides is one transaction, kept with the key;
 * what follows outside, such as asking the payment provider, must itself be safe to repeat. The answer is kept byte
 * for byte and replayed with `Idempotency-Hit: 1`.
 */
export const idempotentRoute = <E extends Endpoint, Decision>(
  parts: Parts,
  endpoint: E,
  rules: Rules<E, Decision> & { decide: (tx: Tx, call: Call<E>) => Promise<Decision> },
): Route => {
  const decide = decideOnce<E, Decision>(
    async (tx, call) => done(await rules.decide(tx, call)),
    rules.answerAtOnce,
  )
  return answerOnce(parts, endpoint, rules, (asked) =>
    inTransaction(parts.db, async (tx) => {
      const outcome = await decide(tx, asked)
      if (outcome.kind === 'again') throw new Error('a call that was alone was not decided')
      return orThrow(outcome)
    }),
  )
}

/** The same, where calls that arrive together are decided in one transaction, each for itself. */
export const idempotentTogether = <E extends Endpoint, Decision>(
  parts: Parts,
  endpoint: E,
  rules: Rules<E, Decision> & { decide: Decide<E, Decision> },
): Route =>
  answerOnce(parts, endpoint, rules, groupCommit(parts.db, decideOnce(rules.decide, rules.answerAtOnce)))
