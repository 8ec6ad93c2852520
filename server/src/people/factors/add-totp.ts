import { randomBytes } from 'node:crypto'
import type { NewTotp } from '@ledgerleaf/contract/factors'
import { and, eq, gt } from 'drizzle-orm'
import { toString as drawQr } from 'qrcode'
import type { Tx, Writer } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { fromBase32, toBase32 } from './base32.ts'
import { keepChallenge } from './challenges.ts'
import { factorChallenges, factors } from './factors.tables.ts'
import { findStep } from './totp.ts'
import { openTotp, sealTotp } from './totp-secret.ts'

const secretBytes = 20

export type Adder = { holder: string; personId: string; email: string }

/** A secret that counts for nothing until the app has shown a code of it. */
export const startTotp = async (
  db: Writer,
  secret: string,
  { holder, personId, email }: Adder,
  now: Date,
): Promise<NewTotp> => {
  const letters = toBase32(randomBytes(secretBytes))
  await keepChallenge(db, 'add_totp', { holder, personId }, sealTotp(secret, personId, letters), now)
  const address = `otpauth://totp/Ledgerleaf:${encodeURIComponent(email)}?secret=${letters}&issuer=Ledgerleaf`
  const qrSvg = await drawQr(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  return { secret: letters, address, qrSvg }
}

/** Adds the app, by a code of it. A wrong one may be typed again; the right one is used up by this. */
export const confirmTotp = async (
  tx: Tx,
  secret: string,
  { holder, personId }: Adder,
  { name, code }: { name: string; code: string },
  now: Date,
): Promise<void> => {
  const waiting = and(
    eq(factorChallenges.holder, holder),
    eq(factorChallenges.purpose, 'add_totp'),
    eq(factorChallenges.userId, personId),
    gt(factorChallenges.expiresAt, now),
  )
  const [started] = await tx.select().from(factorChallenges).where(waiting).for('update')
  if (!started)
    throw new DomainError('sign_in_over', {
      message: 'Setting up this app has taken too long. Please begin again with a new picture.',
    })
  const step = findStep(openTotp(secret, personId, started.value), code.replace(/\s/g, ''), now)
  if (step === null)
    throw new DomainError('wrong_factor', {
      field: 'code',
      message: 'This is not the code the app shows now. Is the clock of your device right?',
    })
  await tx.delete(factorChallenges).where(waiting)
  await tx.insert(factors).values({
    id: newId(now.getTime()),
    userId: personId,
    kind: 'totp',
    name,
    addedAt: now,
    totpSealed: started.value,
    totpStep: step,
  })
}

/** An app of the demo, whose secret anybody can read. */
export const plantTotp = async (
  tx: Tx,
  secret: string,
  { personId, letters }: { personId: string; letters: string },
  now: Date,
): Promise<void> => {
  // A letter that is none is found here and not at the first sign-in.
  fromBase32(letters)
  await tx.insert(factors).values({
    id: newId(now.getTime()),
    userId: personId,
    kind: 'totp',
    name: 'Demo authenticator',
    addedAt: now,
    totpSealed: sealTotp(secret, personId, letters),
    isPublic: true,
  })
}
