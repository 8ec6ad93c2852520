import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieAttributes, cookieName } from '../../http/cookies.ts'
import type { Config } from '../../platform/config.ts'
import { tripSeconds } from './trips.ts'

/** What ties the way back to the browser that went out. */
export const setTripCookie = (config: Config, reply: FastifyReply, browser: string): void => {
  reply.setCookie(cookieName(config, 'trip'), browser, { ...cookieAttributes(config), maxAge: tripSeconds })
}

/** Reads it and takes it away: it is good once. */
export const takeTripCookie = (config: Config, request: FastifyRequest, reply: FastifyReply): string => {
  reply.clearCookie(cookieName(config, 'trip'), cookieAttributes(config))
  return request.cookies[cookieName(config, 'trip')] ?? ''
}
