import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Config } from '../platform/config.ts'
import { cookieAttributes, cookieName } from './cookies.ts'

type Cookies = Record<string, string | undefined>

const signatureOf = (secret: string, visitorId: string) =>
  createHmac('sha256', secret).update(`visitor cookie\n${visitorId}`).digest()

export const sealVisitor = (secret: string, visitorId: string): string =>
  `${visitorId}.${signatureOf(secret, visitorId).toString('base64url')}`

/** Who a visitor without an account is, by the cookie we signed ourselves; what anyone else wrote is nobody. */
export const readVisitor = (config: Config, secret: string, cookies: Cookies): string | null => {
  const [visitorId, signature, ...rest] = cookies[cookieName(config, 'visitor')]?.split('.') ?? []
  if (!visitorId || !signature || rest.length > 0) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(secret, visitorId)
  return given.length === expected.length && timingSafeEqual(given, expected) ? visitorId : null
}

/** Knows a visitor from now on: until the browser closes, or for as long as something of theirs is kept. */
export const nameVisitor = (
  { config, secret }: { config: Config; secret: string },
  reply: FastifyReply,
  {
    visitorId = randomBytes(24).toString('base64url'),
    seconds,
  }: { visitorId?: string; seconds?: number } = {},
): string => {
  reply.setCookie(cookieName(config, 'visitor'), sealVisitor(secret, visitorId), {
    ...cookieAttributes(config),
    ...(seconds === undefined ? {} : { maxAge: seconds }),
  })
  return visitorId
}
