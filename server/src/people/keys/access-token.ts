import { hkdfSync } from 'node:crypto'
import { KeyScope } from '@ledgerleaf/contract/key-scopes'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'

/** Long enough for a batch of calls, short enough that nobody keeps it anywhere. */
export const tokenSeconds = 15 * 60

const algorithm = 'HS256'
const type = 'at+jwt'

/** What a token says: for which key and secret it was given, and for which of the key's scopes. */
export type Granted = { keyId: string; secretMark: string; scopes: KeyScope[] }

const Claims = z.object({ sub: z.uuid(), mark: z.string(), scope: z.string() })

// Whoever learns this learns nothing of the secret that signs cookies.
const keyOf = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'ledgerleaf access token', 32))

const audienceOf = (publicUrl: string): string => `${publicUrl}/v1`

/** Whether something that was shown may be a token: it has the three parts of one. */
export const isToken = (text: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)

/** Signs what a key was found to be. We alone read it, so one secret signs and checks. */
export const signToken = (
  { secret, publicUrl }: { secret: string; publicUrl: string },
  { keyId, secretMark, scopes }: Granted,
  now: Date,
): Promise<string> =>
  new SignJWT({ scope: scopes.join(' '), client_id: keyId, mark: secretMark })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(publicUrl)
    .setAudience(audienceOf(publicUrl))
    .setSubject(keyId)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(now.getTime() / 1000) + tokenSeconds)
    .sign(keyOf(secret))

/** What a token grants; null for one that is over, was altered or is for something else. */
export const openToken = async (
  { secret, publicUrl }: { secret: string; publicUrl: string },
  token: string,
  now: Date,
): Promise<Granted | null> => {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [algorithm],
      typ: type,
      issuer: publicUrl,
      audience: audienceOf(publicUrl),
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: now,
    })
    const claims = z.safeParse(Claims, payload)
    if (!claims.success) return null
    const { sub: keyId, mark: secretMark, scope } = claims.data
    const named = new Set(scope.split(' '))
    return { keyId, secretMark, scopes: KeyScope.options.filter((one) => named.has(one)) }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
