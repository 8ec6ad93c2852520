import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Writer } from '../../platform/db.ts'
import { factorChallenges, type Purpose } from './factors.tables.ts'

export const challengeMs = 10 * 60_000

/** Who is asked: one session or one sign-in that is under way, and whose it is, where that is known. */
export type Questioned = { holder: string; personId: string | null }

export const newChallenge = (): string => randomBytes(32).toString('base64url')

/** What is asked now replaces what was asked of the same holder before. */
export const keepChallenge = async (
  db: Writer,
  purpose: Purpose,
  { holder, personId }: Questioned,
  value: string,
  now: Date,
): Promise<void> => {
  const kept = { value, userId: personId, expiresAt: new Date(now.getTime() + challengeMs) }
  await db
    .insert(factorChallenges)
    .values({ holder, purpose, ...kept })
    .onConflictDoUpdate({ target: [factorChallenges.holder, factorChallenges.purpose], set: kept })
}

/** Answered once: whoever takes it is the only one, right or wrong. Null where nothing was asked, or too long ago. */
export const takeChallenge = async (
  db: Writer,
  purpose: Purpose,
  holder: string,
  now: Date,
): Promise<string | null> => {
  const [taken] = await db
    .delete(factorChallenges)
    .where(
      and(
        eq(factorChallenges.holder, holder),
        eq(factorChallenges.purpose, purpose),
        gt(factorChallenges.expiresAt, now),
      ),
    )
    .returning({ value: factorChallenges.value })
  return taken?.value ?? null
}

/** What nobody answered in time. */
export const sweepChallenges = async (db: Writer, now: Date): Promise<void> => {
  await db.delete(factorChallenges).where(lte(factorChallenges.expiresAt, now))
}
