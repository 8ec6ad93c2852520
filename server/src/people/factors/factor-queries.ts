import type { Factor } from '@ledgerleaf/contract/factors'
import type { SignInStep } from '@ledgerleaf/contract/sign-in-step'
import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { factors, recoveryCodes } from './factors.tables.ts'
import { stepAt, totpCode } from './totp.ts'
import { openTotp } from './totp-secret.ts'

export const findFactors = async (db: Reader, personId: string): Promise<Factor[]> => {
  const rows = await db
    .select()
    .from(factors)
    .where(eq(factors.userId, personId))
    .orderBy(asc(factors.addedAt), asc(factors.id))
  return rows.map(({ id, kind, name, addedAt, lastUsedAt }) => ({
    id,
    kind,
    name,
    addedAt: addedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

export const countRecoveryCodes = async (db: Reader, personId: string): Promise<number> => {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, personId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

/** Whether somebody has a second factor at all. */
export const hasFactor = async (db: Reader, personId: string): Promise<boolean> => {
  const rows = await db.select({ id: factors.id }).from(factors).where(eq(factors.userId, personId)).limit(1)
  return rows.length > 0
}

/** By what a sign-in of this person can be finished; nothing where they have no factor. */
export const findWays = async (db: Reader, personId: string): Promise<SignInStep['ways']> => {
  const kinds = (await findFactors(db, personId)).map(({ kind }) => kind)
  if (kinds.length === 0) return []
  const recovery = (await countRecoveryCodes(db, personId)) > 0
  return [
    ...(['passkey', 'totp'] as const).filter((kind) => kinds.includes(kind)),
    ...(recovery ? (['recovery'] as const) : []),
  ]
}

/** What the app of a demo account would show: the newest code that was not used. Null for whose secret is their own. */
export const findPublicCode = async (
  db: Reader,
  secret: string,
  personId: string,
  now: Date,
): Promise<string | null> => {
  const [app] = await db
    .select({ sealed: factors.totpSealed, last: factors.totpStep })
    .from(factors)
    .where(and(eq(factors.userId, personId), eq(factors.kind, 'totp'), eq(factors.isPublic, true)))
  if (!app?.sealed) return null
  const step = Math.max(stepAt(now), (app.last ?? 0) + 1)
  return step > stepAt(now) + 1 ? null : totpCode(openTotp(secret, personId, app.sealed), step)
}
