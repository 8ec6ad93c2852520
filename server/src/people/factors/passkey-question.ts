import type { PasskeyQuestion } from '@ledgerleaf/contract/factors'
import { and, eq } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Reader, Writer } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { challengeMs, keepChallenge, newChallenge, type Questioned } from './challenges.ts'
import { factors } from './factors.tables.ts'
import { relyingParty } from './relying-party.ts'

/** The passkeys of one person, as a browser is told of them. */
export const describePasskeys = async (
  db: Reader,
  personId: string,
): Promise<PasskeyQuestion['allowCredentials']> => {
  const rows = await db
    .select({ id: factors.credentialId, transports: factors.transports })
    .from(factors)
    .where(and(eq(factors.userId, personId), eq(factors.kind, 'passkey')))
  return rows.map(({ id, transports }) => ({ id: id ?? '', type: 'public-key', transports }))
}

export const requireRelyingParty = (config: Config) => {
  const party = relyingParty(config)
  if (!party)
    throw new DomainError('not_available', {
      message:
        'Passkeys need an address with a name, such as http://localhost. This server is known by a number.',
    })
  return party
}

/** What is to be signed, by one of the person's passkeys; by any of this site where nobody is known yet. */
export const askPasskey = async (
  db: Writer,
  config: Config,
  asked: Questioned,
  now: Date,
): Promise<PasskeyQuestion> => {
  const { id: rpId } = requireRelyingParty(config)
  const challenge = newChallenge()
  await keepChallenge(db, 'prove', asked, challenge, now)
  const allowCredentials = asked.personId === null ? [] : await describePasskeys(db, asked.personId)
  return { challenge, rpId, timeout: challengeMs, userVerification: 'required', allowCredentials }
}
