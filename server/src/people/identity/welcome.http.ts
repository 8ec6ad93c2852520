import type { Person } from '@ledgerleaf/contract/identity'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import type { Admitted, Visit } from './admit.ts'
import { rememberDevice } from './device-cookie.http.ts'
import { clearHalfCookie, setHalfCookie } from './half-cookie.http.ts'
import { clearSessionCookie, describeDeviceOf, setSessionCookie } from './session-cookie.http.ts'

type Parts = { config: Config; secret: string }
type Way = Pick<Visit, 'personId' | 'rememberMe' | 'through'>

/** Who comes in by this request, and what their browser held before. */
export const visitOf = (request: FastifyRequest, caller: Caller | null, way: Way): Visit => ({
  ...way,
  device: describeDeviceOf(request),
  before: caller && { personId: caller.personId, sessionId: caller.sessionId },
  cookies: request.cookies,
})

/** What the browser of somebody who was let in keeps from now on. */
export const welcome = (
  parts: Parts,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { person, token }: Admitted,
  rememberMe: boolean,
): { person: Person } => {
  setSessionCookie(parts, reply, token, rememberMe)
  clearHalfCookie(parts, reply)
  rememberDevice(parts, request, reply, person.email)
  noteSecurity(request.log, 'sign-in.ok', { personId: person.id, ip: request.ip })
  return { person }
}

/** What the browser of somebody who is only half in keeps: nothing that opens anything. */
export const halfWelcome = (
  parts: Parts,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { personId, halfToken }: { personId: string; halfToken: string },
): void => {
  clearSessionCookie(parts, reply)
  setHalfCookie(parts, reply, halfToken)
  noteSecurity(request.log, 'factor.asked', { personId, ip: request.ip })
}
