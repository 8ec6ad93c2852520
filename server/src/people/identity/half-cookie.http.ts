import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieAttributes, cookieName } from '../../http/cookies.ts'
import type { Config } from '../../platform/config.ts'
import { halfSeconds } from './half-sign-in.ts'

type Parts = { config: Config }

export const setHalfCookie = ({ config }: Parts, reply: FastifyReply, token: string): void => {
  reply.setCookie(cookieName(config, 'half'), token, { ...cookieAttributes(config), maxAge: halfSeconds })
}

export const clearHalfCookie = ({ config }: Parts, reply: FastifyReply): void => {
  reply.clearCookie(cookieName(config, 'half'), cookieAttributes(config))
}

export const readHalfCookie = ({ config }: Parts, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(config, 'half')]
