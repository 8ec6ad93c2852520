import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Tx, Writer } from '../../platform/db.ts'
import { hashToken } from '../../platform/hash-token.ts'
import { newId } from '../../platform/id.ts'
import { halfSignIns } from './identity.tables.ts'

export const halfSeconds = 10 * 60
const triesMax = 5

/** A sign-in that still lacks its second factor; without a person, one that a passkey began. */
export type HalfSignIn = {
  id: string
  personId: string | null
  rememberMe: boolean
  /** The organisation whose own provider it came through. */
  through: string | null
}

/** Answers what the browser is to keep. It opens nothing by itself. */
export const startHalf = async (
  db: Writer,
  { personId, rememberMe, through }: Omit<HalfSignIn, 'id'>,
  now: Date,
): Promise<{ id: string; token: string }> => {
  const id = newId(now.getTime())
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + halfSeconds * 1000)
  await db.insert(halfSignIns).values({
    id,
    userId: personId,
    tokenHash: hashToken(token),
    rememberMe,
    providerOrganisationId: through,
    expiresAt,
  })
  return { id, token }
}

export const findHalf = async (
  db: Writer,
  token: string | undefined,
  now: Date,
): Promise<HalfSignIn | null> => {
  if (!token) return null
  const [half] = await db
    .select({
      id: halfSignIns.id,
      personId: halfSignIns.userId,
      rememberMe: halfSignIns.rememberMe,
      through: halfSignIns.providerOrganisationId,
    })
    .from(halfSignIns)
    .where(and(eq(halfSignIns.tokenHash, hashToken(token)), gt(halfSignIns.expiresAt, now)))
  return half ?? null
}

/** Counts before it is looked at, so that tries at the same moment cannot outrun the count. False once there were too many. */
export const countTry = async (db: Writer, id: string): Promise<boolean> => {
  const counted = await db
    .update(halfSignIns)
    .set({ tries: sql`${halfSignIns.tries} + 1` })
    .where(and(eq(halfSignIns.id, id), lt(halfSignIns.tries, triesMax)))
    .returning({ id: halfSignIns.id })
  if (counted.length === 0) await db.delete(halfSignIns).where(eq(halfSignIns.id, id))
  return counted.length > 0
}

/** Whoever ends it goes on alone: false where it was finished, or voided, in the meantime. */
export const endHalf = async (tx: Tx, id: string): Promise<boolean> => {
  const ended = await tx.delete(halfSignIns).where(eq(halfSignIns.id, id)).returning({ id: halfSignIns.id })
  return ended.length > 0
}

/** Voids what is under way for somebody whose password or factors have changed. */
export const endHalves = async (tx: Tx, personId: string): Promise<void> => {
  await tx.delete(halfSignIns).where(eq(halfSignIns.userId, personId))
}
