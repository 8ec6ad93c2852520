import type { stopCalls } from '@ledgerleaf/contract/stop-mails'
import type { Db } from '../platform/db.ts'
import { DomainError } from '../platform/domain-error.ts'
import { callerNetwork, consume, limitKey } from '../platform/rate-limit.ts'
import { idOfStopToken, type Stopped } from '../platform/stop-token.ts'
import { done, type Route, route } from './route.ts'

const stopsFromOneNetwork = { limit: 30, windowSeconds: 3600 }

type Parts = {
  db: Db
  secret: string
  api: ReturnType<typeof stopCalls<`/${string}`, `/${string}`>>
  stopped: Stopped
  stop: (id: string) => Promise<unknown>
}
type Asked = { request: { ip: string }; now: Date }

/** The link of a mail ends the others of its kind, from its page or by a mail program. Nobody has to sign in. */
export const stopRoutes = ({ db, secret, api, stopped, stop }: Parts): Route[] => {
  const stopBy = async (token: string, { request, now }: Asked) => {
    await consume(db, limitKey(`stop-${stopped}-mails`, callerNetwork(request.ip)), stopsFromOneNetwork, now)
    const id = idOfStopToken(secret, stopped, token)
    if (id === null) throw new DomainError('not_found')
    await stop(id)
    return done
  }
  return [
    route(api.stopMails, (call) => stopBy(call.body.token, call)),
    {
      ...route(api.stopByMailProgram, (call) => stopBy(call.query.token, call)),
      anyBody: true,
      bodyBytesMax: 4096,
    },
  ]
}
