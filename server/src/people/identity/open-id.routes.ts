import { identityApi } from '@ledgerleaf/contract/identity'
import { parseSetCookieHeader } from 'better-auth/cookies'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieName } from '../../http/cookies.ts'
import type { Authenticate } from '../../http/request-guard.ts'
import { type Route, route } from '../../http/route.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { AuthParts } from './create-auth.ts'
import { finishOpenId } from './finish-open-id.ts'
import { limitCaller } from './limit-caller.ts'
import { createOpenIdAuth, openIdProvider } from './open-id-auth.ts'
import { describeRequest } from './session-cookie.http.ts'
import { halfWelcome, welcome } from './welcome.http.ts'

const popupPath = '/signin/popup'
const refusedPath = `${popupPath}?error=invalid_callback_request`

type OpenId = { routes: Route[]; mount: (app: FastifyInstance) => void }

/** Sign-in through the configured provider, in a popup: out by `startOpenId`, back by the callback address. */
export const openId = (parts: AuthParts, authenticate: Authenticate): OpenId => {
  const { config, db } = parts
  const stateCookie = cookieName(config, 'state')
  const openIdAuth = createOpenIdAuth(parts, stateCookie)

  // Of the library's cookies only the one that ties the round trip to this browser is passed on.
  const passStateCookie = (headers: Headers, reply: FastifyReply): void => {
    for (const cookie of headers.getSetCookie())
      if (cookie.startsWith(`${stateCookie}=`)) reply.header('set-cookie', cookie)
  }

  const start = route(identityApi.startOpenId, async ({ body, request, reply, now }) => {
    const { door, rememberMe = false } = body
    if (!config.openId) throw new DomainError('provider_not_configured')
    await limitCaller(db, 'startOpenId', { ip: request.ip }, now)
    const auth = await openIdAuth()
    // Door and memory ride in the return address, which the library keeps on our side of the round trip.
    const back = new URLSearchParams({ door, ...(rememberMe ? { remember: '1' } : {}) })
    const { headers, response } = await auth.api.signInSocial({
      body: {
        provider: openIdProvider,
        callbackURL: `${config.publicUrl}${popupPath}?${back}`,
        errorCallbackURL: `${config.publicUrl}${popupPath}`,
        disableRedirect: true,
      },
      headers: describeRequest(request),
      returnHeaders: true,
    })
    passStateCookie(headers, reply)
    if (!response.url) throw new DomainError('unavailable')
    return { url: response.url }
  })

  const finish = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const auth = await openIdAuth()
    const headers = describeRequest(request)
    headers.set('cookie', request.headers.cookie ?? '')
    const answer = await auth.api.callbackOAuth({
      params: { id: openIdProvider },
      query: request.query as Record<string, string>,
      headers,
      asResponse: true,
    })
    passStateCookie(answer.headers, reply)
    const { authCookies } = await auth.$context
    const signed = parseSetCookieHeader(answer.headers.get('set-cookie') ?? '').get(
      authCookies.sessionToken.name,
    )
    const token = signed?.value.split('.')[0]
    const target = new URL(answer.headers.get('location') ?? refusedPath, config.publicUrl)
    if (token) {
      const rememberMe = target.searchParams.get('remember') === '1'
      const door = target.searchParams.get('door') === 'seller' ? 'seller' : 'buyer'
      const before = await authenticate(request.cookies)
      const finished = await inTransaction(db, async (tx) => {
        const arrived = await finishOpenId(tx, token, { door, rememberMe, before }, new Date())
        if (arrived && !arrived.half) await parts.onArrival?.(tx, arrived.person.id, request.cookies)
        return arrived
      })
      if (finished?.half)
        halfWelcome(parts, { request, reply }, { personId: finished.person.id, ...finished.half })
      else if (finished) welcome(parts, { request, reply }, { person: finished.person, token }, rememberMe)
    }
    return reply.redirect(`${config.publicUrl}${popupPath}${target.search}`, 302)
  }

  return {
    routes: [start],
    mount: (app) => {
      if (!config.openId) return
      app.get(`/api/auth/callback/${openIdProvider}`, { schema: { hide: true } }, async (request, reply) => {
        try {
          return await finish(request, reply)
        } catch (error) {
          // A person is looking at this in a popup; the page there can say it better than a line of JSON.
          request.log.error({ code: 'openid-failed', err: error }, 'an OpenID sign-in could not be finished')
          return reply.redirect(`${config.publicUrl}${popupPath}?error=internal_server_error`, 302)
        }
      })
    },
  }
}
