import { providersApi } from '@ledgerleaf/contract/providers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Authenticate } from '../../http/request-guard.ts'
import { type Caller, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { hasFactor } from '../factors/index.ts'
import { arrive, askFactor, halfWelcome, visitOf, welcome } from '../identity/index.ts'
import { domainOf } from '../organisations/index.ts'
import { bindPerson, bindTrial } from './bind-person.ts'
import { findOffer, findProvider, findProviderOf, type Provider } from './provider-queries.ts'
import { setTripCookie, takeTripCookie } from './trip-cookie.http.ts'
import { TripRefusal } from './trip-refusal.ts'
import { hearProvider, type MeantPerson, startTrip, type Trip, takeTrip } from './trips.ts'

type Parts = { db: Db; config: Config; secret: string }
type Visit = { request: FastifyRequest; reply: FastifyReply; caller: Caller | null; now: Date }

const popupPath = '/signin/popup'
const looked = { limit: 120, windowSeconds: 60 }
const started = { limit: 30, windowSeconds: 60 }

/** Out to the provider of an address. Whatever is answered depends on the domain alone, so it tells nothing of any account. */
export const providerSignInRoutes = (parts: Parts): Route[] => {
  const { db, config } = parts
  return [
    route(providersApi.offer, async ({ query, request, now }) => {
      await consume(db, limitKey('findOffer', callerNetwork(request.ip)), looked, now)
      return { offer: await findOffer(db, query.domain) }
    }),
    route(providersApi.start, async ({ body: { email, rememberMe = false }, request, reply, now }) => {
      await consume(db, limitKey('startProvider', callerNetwork(request.ip)), started, now)
      const provider = await findProviderOf(db, domainOf(email))
      if (!provider)
        throw new DomainError('not_found', {
          message: 'Addresses of this domain sign in with a password here.',
        })
      const { url, browser } = await startTrip(parts, provider, { rememberMe, triedBy: null, email }, now)
      setTripCookie(config, reply, browser)
      return { url }
    }),
  ]
}

/** The connection a trip began with, as it still is: what was changed meanwhile lets nobody in. */
const providerOf = async (db: Db, { organisationId, revision, triedBy }: Trip): Promise<Provider> => {
  const provider = await findProvider(db, organisationId)
  if (!provider || provider.revision !== revision || !(triedBy || provider.onSince))
    throw new TripRefusal('trip_over')
  return provider
}

/** An owner tried it out: nobody is signed in, and it may be switched on. */
const finishTrial = async (
  { db }: Parts,
  provider: Provider,
  meant: MeantPerson,
  trip: Trip,
  visit: Visit,
) => {
  const { caller, now } = visit
  const { organisationId } = provider
  const isOwner = caller?.memberRole === 'owner' && caller.organisationId === organisationId
  if (!isOwner || caller.personId !== trip.triedBy) throw new TripRefusal('trip_over')
  await inTransaction(db, (tx) => bindTrial(tx, provider, meant, caller, now))
}

const finishSignIn = async (
  parts: Parts,
  provider: Provider,
  meant: MeantPerson,
  trip: Trip,
  visit: Visit,
) => {
  const { request, reply, caller, now } = visit
  const { rememberMe } = trip
  const { personId, half, admitted } = await inTransaction(parts.db, async (tx) => {
    const personId = await bindPerson(tx, provider, meant, now)
    const coming = visitOf(request, caller, { personId, rememberMe, through: provider.organisationId })
    const half = provider.isFactorTrusted ? null : await askFactor(tx, coming, now)
    // Setting one up is about the whole account, which no organisation's provider opens.
    if (half && !(await hasFactor(tx, personId))) throw new TripRefusal('factor_missing')
    return { personId, half, admitted: half ? null : await arrive(tx, undefined, coming, now) }
  })
  if (half) halfWelcome(parts, { request, reply }, { personId, ...half })
  if (admitted) welcome(parts, { request, reply }, admitted, rememberMe)
}

const finish = async (parts: Parts, visit: Visit): Promise<void> => {
  const { db, config } = parts
  const { request, reply, now } = visit
  const browser = takeTripCookie(config, request, reply)
  const { organisationId = '' } = request.params as { organisationId?: string }
  const back = new URL(`${config.publicUrl}${request.url}`)
  const state = back.searchParams.get('state') ?? ''
  if (!isId(organisationId)) throw new TripRefusal('trip_over')
  const trip = await takeTrip(db, { state, browser, organisationId }, now)
  const provider = await providerOf(db, trip)
  const meant = await hearProvider(parts, provider, trip, { back, state })
  if (trip.triedBy) await finishTrial(parts, provider, meant, trip, visit)
  else await finishSignIn(parts, provider, meant, trip, visit)
}

const codeOf = (error: unknown): string => {
  if (error instanceof TripRefusal || error instanceof DomainError) return error.code
  return 'internal_server_error'
}

/** Where providers send people back to. Somebody looks at this in a popup, whose page says what happened. */
export const serveProviderReturn = (
  app: FastifyInstance,
  parts: Parts & { authenticate: Authenticate },
): void => {
  app.get('/api/auth/provider/:organisationId/return', { schema: { hide: true } }, async (request, reply) => {
    const popup = `${parts.config.publicUrl}${popupPath}`
    try {
      const caller = await parts.authenticate(request.cookies)
      await finish(parts, { request, reply, caller, now: new Date() })
      return reply.redirect(popup, 302)
    } catch (error) {
      const code = codeOf(error)
      noteSecurity(request.log, 'provider.refused', { code, ip: request.ip })
      if (code === 'internal_server_error')
        request.log.error({ code: 'provider-failed', err: error }, 'a sign-in could not be finished')
      return reply.redirect(`${popup}?error=${code}`, 302)
    }
  })
}
