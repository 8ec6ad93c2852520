import { siteApi } from '@ledgerleaf/contract/site'
import { done, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { callerNetwork, consume, isWithinLimit, limitKey } from '../../platform/rate-limit.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { receiveMessage } from './receive-message.ts'

const messagesFromOneNetwork = { limit: 10, windowSeconds: 10 * 60 }
// Whoever writes from many networks in another's name still cannot fill that person's mailbox.
const thanksToOneAddress = { limit: 5, windowSeconds: 60 * 60 }

export const supportRoutes = ({ config, db }: { config: Config; db: Db }): Route[] => [
  route(siteApi.contact, async ({ body: { website, ...enquiry }, caller, request, now }) => {
    await consume(db, limitKey('contact', callerNetwork(request.ip)), messagesFromOneNetwork, now)
    // A machine that is refused tries again; one that is thanked goes away.
    if (website) return done
    const userId = caller?.personId ?? null
    const acknowledged = await isWithinLimit(db, limitKey('thanks', enquiry.email), thanksToOneAddress, now)
    await inTransaction(db, (tx) => receiveMessage(tx, config, enquiry, { userId, acknowledged, now }))
    return done
  }),
]
