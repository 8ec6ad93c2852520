import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Writer } from '../../platform/db.ts'
import { factors } from './factors.tables.ts'
import { findStep } from './totp.ts'
import { openTotp } from './totp-secret.ts'

/**
 * Whether this is a code of one of the person's apps, of now and not used before. The newest half minute that was taken is
 * moved on by one statement, so of two who send the same code one is refused.
 */
export const proveTotp = async (
  db: Writer,
  secret: string,
  { personId, code }: { personId: string; code: string },
  now: Date,
): Promise<boolean> => {
  const apps = await db
    .select({ id: factors.id, sealed: factors.totpSealed })
    .from(factors)
    .where(and(eq(factors.userId, personId), eq(factors.kind, 'totp')))
  for (const { id, sealed } of apps) {
    const step = findStep(openTotp(secret, personId, sealed ?? ''), code, now)
    if (step === null) continue
    const taken = await db
      .update(factors)
      .set({ totpStep: step, lastUsedAt: now })
      .where(and(eq(factors.id, id), or(isNull(factors.totpStep), lt(factors.totpStep, step))))
      .returning({ id: factors.id })
    if (taken.length > 0) return true
  }
  return false
}
