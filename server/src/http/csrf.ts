import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DomainError } from '../platform/domain-error.ts'

const sign = (secret: string, nonce: string, holder: string) =>
  createHmac('sha256', secret).update(`csrf\n${nonce}\n${holder}`).digest('base64url')

/** A token bound to whoever holds the cookie: a session, or a visitor without one. */
export const makeCsrfToken = (secret: string, holder: string): string => {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${sign(secret, nonce, holder)}`
}

export const checkCsrfToken = (secret: string, holder: string, token: unknown): void => {
  const [nonce, signature] = typeof token === 'string' ? token.split('.') : []
  if (!nonce || !signature) throw new DomainError('csrf_invalid')
  const expected = Buffer.from(sign(secret, nonce, holder))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new DomainError('csrf_invalid')
}
