import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieAttributes, cookieName } from '../../http/cookies.ts'
import type { Config } from '../../platform/config.ts'
import { addressHeader, rememberedSeconds } from './create-auth.ts'
import { sealSessionToken } from './session-token.ts'
import type { Device } from './start-session.ts'

type Parts = { config: Config; secret: string }

/** Without an age the browser drops the cookie when it closes. */
export const setSessionCookie = (
  { config, secret }: Parts,
  reply: FastifyReply,
  token: string,
  rememberMe: boolean,
): void => {
  reply.setCookie(cookieName(config, 'session'), sealSessionToken(secret, token), {
    ...cookieAttributes(config),
    ...(rememberMe ? { maxAge: rememberedSeconds } : {}),
  })
}

export const clearSessionCookie = ({ config }: Parts, reply: FastifyReply): void => {
  reply.clearCookie(cookieName(config, 'session'), cookieAttributes(config))
}

/** What a session is known by in the list of its owner. */
export const describeDeviceOf = ({ ip, headers }: FastifyRequest): Device => ({
  ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, 500),
})

/** All the library learns of a request: the device and the address as our own server saw them. */
export const describeRequest = (request: FastifyRequest): Headers => {
  const { ip, userAgent } = describeDeviceOf(request)
  return new Headers({ 'user-agent': userAgent, [addressHeader]: ip })
}
