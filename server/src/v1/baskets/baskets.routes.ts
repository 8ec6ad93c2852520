import { basketsApi } from '@ledgerleaf/contract/v1/baskets'
import { recommendationsApi } from '@ledgerleaf/contract/v1/recommendations'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { quoteBaskets, saveBasket } from '../../trade/baskets/index.ts'
import { findOffers, openSolver, recommend } from '../../trade/recommendations/index.ts'
import { writeBasket } from './write-basket.ts'
import { writeRecommendation } from './write-recommendation.ts'

type Parts = { config: Config; secret: string; db: Db; reader: Reader }

const findBasket = async (db: Reader, id: string, now: Date) => {
  const basket = (await quoteBaskets(db, [id], now)).get(id)
  if (!basket) throw new DomainError('not_found')
  return writeBasket(basket)
}

// A whole answer keeps a processor busy.
const wishesOfKey = { limit: 120, windowSeconds: 60 }

/** What to buy: chosen by the optimiser, or put together. */
export const basketV1Routes = (parts: Parts): Route[] => {
  const { db, reader } = parts
  const solver = openSolver()
  return [
    idempotentRoute(parts, basketsApi.make, {
      key: 'required',
      status: 201,
      decide: (tx, { body, now }) => {
        const lines = body.lines.map(({ listing, quantity }) => ({
          listingId: listing,
          quantity: quantity.amount,
        }))
        return saveBasket(tx, lines, now)
      },
      finish: ({ id }, { now }) => findBasket(db, id, now),
    }),
    route(basketsApi.find, ({ params, now }) => findBasket(reader, params.id, now)),
    route(recommendationsApi.make, async ({ body, caller, now }) => {
      await consume(db, limitKey('recommendByKey', caller.keyId), wishesOfKey, now)
      const { quantity, goal, budget, limits } = body
      if (goal === 'quality' && budget === undefined)
        throw new DomainError('invalid_input', { field: 'budget', message: 'Name the budget to spend' })
      const wish = {
        tonnes: quantity.amount,
        goal,
        limits,
        ...(budget ? { budgetCents: budget.amount } : {}),
      }
      const offers = await findOffers(reader, caller.organisationId)
      return writeRecommendation(await recommend(solver, offers, wish, now))
    }),
  ]
}
