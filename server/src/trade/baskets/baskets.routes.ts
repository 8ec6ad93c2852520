import { basketsApi } from '@ledgerleaf/contract/baskets'
import { type Route, route } from '../../http/route.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { quoteBasket } from './quote-basket.ts'
import { saveBasket } from './save-basket.ts'

const newBaskets = { limit: 60, windowSeconds: 60 }

export const basketRoutes = ({ db }: { db: Db }): Route[] => [
  route(basketsApi.find, async ({ params, now }) => {
    const basket = await quoteBasket(db, params.id, now)
    if (!basket) throw new DomainError('not_found')
    return basket
  }),
  route(basketsApi.create, async ({ body, request, now }) => {
    await consume(db, limitKey('newBasket', callerNetwork(request.ip)), newBaskets, now)
    return inTransaction(db, (tx) => saveBasket(tx, body.lines, now))
  }),
]
