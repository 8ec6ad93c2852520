import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { deriveSecret } from './create-auth.ts'

// Every call of somebody signed in asks for it, and it is the same for all.
const keys = new Map<string, KeyObject>()

const keyOf = (secret: string): KeyObject => {
  const known = keys.get(secret) ?? createSecretKey(deriveSecret(secret, 'session cookie'), 'utf8')
  keys.set(secret, known)
  return known
}

const signatureOf = (secret: string, token: string) =>
  createHmac('sha256', keyOf(secret)).update(token).digest()

/** The value of a session cookie: whoever only read the sessions table cannot write one. */
export const sealSessionToken = (secret: string, token: string): string =>
  `${token}.${signatureOf(secret, token).toString('base64url')}`

/** The token in a cookie that we signed ourselves, or null. */
export const openSessionToken = (secret: string, sealed: string | undefined): string | null => {
  const [token, signature, ...rest] = sealed?.split('.') ?? []
  if (!token || !signature || rest.length > 0) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(secret, token)
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}
