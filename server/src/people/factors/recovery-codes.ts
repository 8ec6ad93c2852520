import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { toBase32 } from './base32.ts'
import { recoveryCodes } from './factors.tables.ts'

const codesMade = 10
// Eighty bits: nobody finds one, so a keyed hash is enough, and looking one up costs nothing.
const codeBytes = 10

const plain = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')

export const isRecoveryCode = (typed: string): boolean => /^[A-Z2-7]{16}$/.test(plain(typed))

const hashOf = (secret: string, personId: string, code: string): string =>
  createHmac('sha256', secret)
    .update(`recovery code\n${personId}\n${plain(code)}`)
    .digest('base64url')

/** Ten new ones in place of whatever was there. They are shown now or never. */
export const makeRecoveryCodes = async (
  tx: Tx,
  secret: string,
  personId: string,
  now: Date,
): Promise<string[]> => {
  const codes = Array.from({ length: codesMade }, () =>
    toBase32(randomBytes(codeBytes)).replace(/.{4}(?=.)/g, '$&-'),
  )
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, personId))
  await tx
    .insert(recoveryCodes)
    .values(
      codes.map((code) => ({ userId: personId, codeHash: hashOf(secret, personId, code), madeAt: now })),
    )
  return codes
}

/** Uses one up. Of two who send the same at once, one is refused: the row is theirs who marked it first. */
export const useRecoveryCode = async (
  tx: Tx,
  secret: string,
  { personId, code }: { personId: string; code: string },
  now: Date,
): Promise<boolean> => {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, personId),
        eq(recoveryCodes.codeHash, hashOf(secret, personId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ usedAt: recoveryCodes.usedAt })
  return used.length > 0
}

/** Codes of a secret that is no longer used open nothing: whoever had some is asked to make new ones. Answers of how many people. */
export const endRecoveryCodes = async (tx: Tx, madeBefore: Date): Promise<number> => {
  const ended = await tx
    .delete(recoveryCodes)
    .where(lt(recoveryCodes.madeAt, madeBefore))
    .returning({ userId: recoveryCodes.userId })
  return new Set(ended.map(({ userId }) => userId)).size
}
