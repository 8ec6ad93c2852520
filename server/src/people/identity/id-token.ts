import type { Person } from '@ledgerleaf/contract/identity'
import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { type Auth, idTokenAudience } from './create-auth.ts'

/** Says who a person is, for five minutes, to anyone who reads our key set. */
export const issueIdToken = async (auth: Auth, person: Person, now: Date): Promise<string> => {
  const { token } = await auth.api.signJWT({
    body: {
      payload: {
        sub: person.id,
        iat: Math.floor(now.getTime() / 1000),
        email: person.email,
        email_verified: person.emailVerified,
        roles: person.roles,
      },
    },
  })
  return token
}

/** The person an identity token names: signature, issuer, audience and expiry, against the keys in our database. */
export const readIdToken = async (
  auth: Auth,
  publicUrl: string,
  authorization: string | undefined,
  now: Date,
): Promise<string> => {
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '') ?? []
  if (!token) throw new DomainError('invalid_token')
  try {
    const keys = createLocalJWKSet(await auth.api.getJwks())
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['ES256'],
      issuer: publicUrl,
      audience: idTokenAudience,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: now,
    })
    if (payload.sub && isId(payload.sub)) return payload.sub
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
  }
  throw new DomainError('invalid_token')
}
