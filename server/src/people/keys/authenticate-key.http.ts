import { callsOfKey } from '@ledgerleaf/contract/v1/version'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { AuthenticateKey, KeyCaller } from '../../http/route.ts'
import type { Db } from '../../platform/db.ts'
import { hashToken } from '../../platform/hash-token.ts'
import { countUse, limitKey } from '../../platform/rate-limit.ts'
import { isToken, openToken } from './access-token.ts'
import { type ActingKey, findKeyByMark, findKeyBySecret } from './find-acting-key.ts'
import { isSecret } from './key-secret.ts'
import { markUsed } from './mark-used.ts'

type Parts = { db: Db; secret: string; publicUrl: string; log: Logger }

/**
 * Who acts where a key does: the organisation, by the role its member has there now. One whose member has left only looks,
 * whatever it was made for.
 */
const callerOf = (key: ActingKey, scopes: ActingKey['scopes']): KeyCaller => ({
  personId: key.personId,
  organisationId: key.organisationId,
  memberRole: key.memberRole ?? 'viewer',
  email: key.email ?? '',
  emailVerified: key.emailVerified ?? false,
  name: key.personName ?? '',
  company: key.company,
  roles: key.sides,
  keyId: key.id,
  key: {
    id: key.id,
    name: key.name,
    mode: key.mode,
    scopes,
    tradeCents: key.tradeCents,
    retireTonnes: key.retireTonnes,
    madeAt: key.madeAt,
  },
})

/** Finds the program that an Authorization header speaks for; nobody where it opens nothing. */
const createAuthenticateKey = ({ db, secret, publicUrl, log }: Parts): AuthenticateKey => {
  // Nobody waits for this.
  const mark = (key: ActingKey, from: string, now: Date): void => {
    markUsed(db, key, from, now).catch((error: unknown) =>
      log.debug({ code: 'key-not-marked', error }, 'a key could not be marked as used'),
    )
  }
  const find = async (shown: string, now: Date) => {
    if (isSecret(shown)) {
      const key = await findKeyBySecret(db, hashToken(shown), now)
      return key && { key, scopes: key.scopes }
    }
    const granted = isToken(shown) ? await openToken({ secret, publicUrl }, shown, now) : null
    const key = granted && (await findKeyByMark(db, granted, now))
    // What the key may no longer do, its token may not either.
    return key && { key, scopes: key.scopes.filter((scope) => granted.scopes.includes(scope)) }
  }
  return async ({ headers: { authorization }, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, now) => {
    const [, shown] = /^Bearer (\S{1,2000})$/i.exec(authorization ?? '') ?? []
    const found = shown ? await find(shown, now) : null
    if (!found) return null
    mark(found.key, ip, now)
    return callerOf(found.key, found.scopes)
  }
}

type Opened = Omit<Parts, 'publicUrl'> & { config: { publicUrl: string } }

/** What the calls of programs are guarded by. */
export const openPrograms = ({ config, ...parts }: Opened) => ({
  authenticate: createAuthenticateKey({ ...parts, publicUrl: config.publicUrl }),
  mode: 'live' as const,
  count: (keyId: string, now: Date) => countUse(parts.db, limitKey('callOfKey', keyId), callsOfKey, now),
})
