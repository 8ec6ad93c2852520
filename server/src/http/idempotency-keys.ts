import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db, Tx } from '../platform/db.ts'
import { DomainError } from '../platform/domain-error.ts'
import { act, step } from '../platform/in-step.ts'
import { type Decided, done, refused } from '../platform/outcome.ts'
import { query } from '../platform/query.ts'
import { idempotencyKeys } from './idempotency.tables.ts'

/** A call that may come again: under its holder's key, or under none. */
export type KeyClaim = { holder: string; key: string | null; inputHash: string }

/** What was decided, and the answer byte for byte once there is one. `hit` says that it was decided before. */
const Stored = z.object({ decision: z.unknown(), answer: z.nullable(z.string()), hit: z.boolean() })
export type Stored = z.infer<typeof Stored>

const Named = z.object({ holder: z.string(), key: z.string() })
type Named = z.infer<typeof Named>

const Claimed = z.object({ name: z.string(), free: z.boolean() })
const Known = z.extend(Stored, { ...Named.shape, inputHash: z.string() })

const hasKey = <C extends { key: string | null }>(claim: C): claim is C & { key: string } =>
  claim.key !== null
const nameOf = ({ holder, key }: Named): string => `${holder}\n${key}`

/**
 * Two calls under one key: the later learns at once that the first is still at work, and does not wait for it. Answers
 * the names that are ours.
 */
const claimKeys = async (tx: Tx, named: readonly Named[]): Promise<Set<string>> => {
  const names = [...new Set(named.map(nameOf))]
  const rows = await query(
    tx,
    Claimed,
    sql`select name, pg_try_advisory_xact_lock(hashtextextended(name, 0)) as free
        from unnest(${sql.param(names)}::text[]) as wanted (name)`,
  )
  return new Set(rows.filter(({ free }) => free).map(({ name }) => name))
}

const findKnown = async (tx: Tx, named: readonly Named[]) => {
  const rows = await query(
    tx,
    Known,
    sql`select holder, key, input_hash as "inputHash", decision, answer, true as hit
        from unnest(${sql.param(named.map(({ holder }) => holder))}::text[], ${sql.param(named.map(({ key }) => key))}::text[])
          as wanted (holder, key) join ${idempotencyKeys} using (holder, key)`,
  )
  return new Map(rows.map((row) => [nameOf(row), row]))
}

/** What is known about a call before anything is decided: an earlier answer, a refusal, or null for nothing yet. */
export const lookUp = step(async (tx, claims: readonly KeyClaim[]) => {
  const named = claims.filter(hasKey)
  const free = named.length === 0 ? new Set<string>() : await claimKeys(tx, named)
  const known = named.length === 0 ? new Map<string, never>() : await findKnown(tx, named)
  const seen = new Set<string>()
  const judge = (claim: KeyClaim): Decided<Stored | null> => {
    if (!hasKey(claim)) return done(null)
    const name = nameOf(claim)
    const stored = known.get(name)
    const isTwin = seen.has(name)
    seen.add(name)
    // A connection may take its own lock twice: of two calls that came in one batch the second is told as well.
    if (!free.has(name) || (isTwin && !stored))
      return refused(new DomainError('idempotency_in_flight', { retryAfterSeconds: 1 }))
    if (stored && stored.inputHash !== claim.inputHash)
      return refused(new DomainError('idempotency_mismatch'))
    return done(stored ?? null)
  }
  return new Map(claims.map((claim) => [claim, judge(claim)]))
})

/** Keeps what was decided with its key, in the transaction that decides it. */
export const keepDecision = act(
  async (tx, kept: readonly { claim: KeyClaim; stored: Stored; now: Date }[]): Promise<void> => {
    const rows = kept.flatMap(({ claim, stored: { decision, answer }, now }) =>
      hasKey(claim) ? [{ ...claim, decision, answer, createdAt: now }] : [],
    )
    if (rows.length > 0) await tx.insert(idempotencyKeys).values(rows)
  },
)

/** Keeps an answer that had to be asked for outside. Of two that finish at once the first writes; both answer the same. */
export const keepAnswer = async (db: Db, { holder, key }: KeyClaim, text: string): Promise<string> => {
  if (key === null) return text
  const [kept] = await db
    .update(idempotencyKeys)
    .set({ answer: sql`coalesce(${idempotencyKeys.answer}, ${text})` })
    .where(and(eq(idempotencyKeys.holder, holder), eq(idempotencyKeys.key, key)))
    .returning({ answer: idempotencyKeys.answer })
  return kept?.answer ?? text
}
