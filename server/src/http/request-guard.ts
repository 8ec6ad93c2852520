import type { IncomingHttpHeaders } from 'node:http'
import { mayWhileLimited, needOf } from '@ledgerleaf/contract/access'
import type { Endpoint } from '@ledgerleaf/contract/endpoint'
import { mayDo } from '@ledgerleaf/contract/member-roles'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'
import { DomainError } from '../platform/domain-error.ts'
import { cookieName } from './cookies.ts'
import { checkCsrfToken } from './csrf.ts'
import type { Caller } from './route.ts'
import { readVisitor } from './visitor.ts'

/** Finds the person a request's cookies speak for; identity provides it, main.ts hands it in. */
export type Authenticate = (cookies: Record<string, string | undefined>) => Promise<Caller | null>

/** Pages may be opened by either loopback name on a developer's machine; in production there is one origin. */
export const ownOrigins = (config: Pick<Config, 'publicUrl' | 'production' | 'port'>): Set<string> => {
  const origins = new Set([new URL(config.publicUrl).origin])
  if (!config.production)
    for (const host of ['localhost', '127.0.0.1']) origins.add(`http://${host}:${config.port}`)
  return origins
}

/** What a CSRF token is bound to: the session where there is one, else the visitor their cookie names. */
export const csrfHolder = (
  config: Config,
  secret: string,
  cookies: Record<string, string | undefined>,
): string | null => cookies[cookieName(config, 'session')] || readVisitor(config, secret, cookies)

/** Browsers say where a request comes from, in one of two ways; whoever says neither is no page. */
const isFromElsewhere = (config: Config, { origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean =>
  origin === undefined ? site === 'cross-site' || site === 'same-site' : !ownOrigins(config).has(origin)

/** Before a change is even read: it comes from our own pages, and whoever sent the cookie also read our page. */
export const guardChange = (
  config: Config,
  secret: string,
  endpoint: Endpoint,
  request: FastifyRequest,
): void => {
  if (endpoint.effect !== 'change') return
  if (isFromElsewhere(config, request.headers)) throw new DomainError('foreign_origin')
  // An empty cookie speaks for nobody.
  const spokenForByCookie = request.cookies[cookieName(config, 'session')] && endpoint.caller !== 'bearer'
  if (!spokenForByCookie) return
  checkCsrfToken(secret, csrfHolder(config, secret, request.cookies) ?? '', request.headers['x-csrf-token'])
}

/**
 * A page that was opened signed in, and whose session has ended since, does not go on as a guest: what it asks for was meant
 * for an organisation. Whoever has no cookie is a visitor, and so are they once the page has asked who is signed in.
 */
export const guardEnded = (
  config: Config,
  endpoint: Endpoint,
  cookies: Record<string, string | undefined>,
): void => {
  if (endpoint.caller === 'bearer' || endpoint.effect !== 'change' || needOf(endpoint) === 'own') return
  if (cookies[cookieName(config, 'session')])
    throw new DomainError('not_signed_in', {
      message: 'You are no longer signed in, so nothing was done. Sign in to go on for your organisation.',
    })
}

/**
 * Whoever acts for an organisation does so by their role in it, and for the one their page shows: a page that was opened
 * before they switched, or were removed, must not do in one what was meant for another.
 */
export const guardActing = (
  endpoint: Endpoint,
  { organisationId, memberRole, isLimited }: Pick<Caller, 'organisationId' | 'memberRole' | 'isLimited'>,
  { 'x-organisation': shown }: IncomingHttpHeaders,
): void => {
  const need = needOf(endpoint)
  if (isLimited && !mayWhileLimited(endpoint)) throw new DomainError('session_limited')
  // Leaving is anybody's right, but of the organisation the page shows.
  const isAboutShown = need !== 'own' || endpoint.path.startsWith('/api/organisation/')
  if (isAboutShown && shown !== undefined && shown !== organisationId)
    throw new DomainError('organisation_changed')
  if (!mayDo(memberRole, need)) throw new DomainError('not_permitted')
}
