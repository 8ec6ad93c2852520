import { recommendationsApi } from '@ledgerleaf/contract/recommendations'
import { type Route, route } from '../../http/route.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import { findForwardCredits, findOffers } from './offer-queries.ts'
import { recommend } from './recommend.ts'
import { openSolver } from './solve-model.ts'

// Each answer keeps a processor busy; a person moving sliders needs a few a second at most.
const wishesFromOneNetwork = { limit: 120, windowSeconds: 60 }

export const recommendationRoutes = ({ db }: { db: Db }): Route[] => {
  const solver = openSolver()
  const answer = route(recommendationsApi.recommend, async ({ body: wish, caller, request, now }) => {
    await consume(db, limitKey('recommend', callerNetwork(request.ip)), wishesFromOneNetwork, now)
    if (wish.goal === 'quality' && wish.budgetCents === undefined)
      throw new DomainError('invalid_input', { field: 'budgetCents', message: 'Name the budget to spend' })
    const callerId = caller?.personId ?? null
    const [offers, forwardCredits] = await Promise.all([
      findOffers(db, callerId),
      findForwardCredits(db, callerId),
    ])
    return { ...(await recommend(solver, offers, wish, now)), forwardCredits }
  })
  return [answer]
}
