import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieAttributes, cookieName } from '../../http/cookies.ts'
import type { Config } from '../../platform/config.ts'
import { addMark, findDevice } from './device-mark.ts'

type Parts = { config: Config; secret: string }

const knownSeconds = 180 * 24 * 60 * 60

/** Whether this account has signed in on this device before, and on which of its devices. */
export const readDevice = ({ config, secret }: Parts, request: FastifyRequest, email: string) =>
  findDevice(secret, email, request.cookies[cookieName(config, 'device')])

/** Outlives the session: it opens nothing, and spares its owner the wait for what strangers guessed. */
export const rememberDevice = (
  { config, secret }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void => {
  const name = cookieName(config, 'device')
  reply.setCookie(name, addMark(secret, email, request.cookies[name]), {
    ...cookieAttributes(config),
    maxAge: knownSeconds,
  })
}
