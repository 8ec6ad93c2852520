import { recommendationsApi, type Wish } from '@ledgerleaf/contract/recommendations'
import type { FastifyReply } from 'fastify'
import { type Route, route } from '../../http/route.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import { findBasket } from './find-basket.ts'
import { findFrontier } from './find-frontier.ts'
import { markOffers } from './mark-offers.ts'
import { findForwardCredits, findOffers } from './offer-queries.ts'
import { recommend } from './recommend.ts'
import { openSolver, type Solver } from './solve-model.ts'

// A whole answer keeps a processor busy; a person needs a few a second at most.
const wishesFromOneNetwork = { limit: 120, windowSeconds: 60 }
// A basket alone is found in a few hundredths of a second; whoever drags a limit asks for several a second.
const basketsFromOneNetwork = { limit: 900, windowSeconds: 60 }

/** A solver that stops between two questions once nobody waits for the answer any more. */
const untilGone = (solver: Solver, { raw }: FastifyReply): Solver => {
  let isGone = false
  raw.once('close', () => {
    isGone = !raw.writableEnded
  })
  const orGone = () => {
    if (isGone) throw new DomainError('unavailable')
  }
  return {
    solve: async (...asked) => {
      orGone()
      return solver.solve(...asked)
    },
    relax: async (...asked) => {
      orGone()
      return solver.relax(...asked)
    },
    close: solver.close,
  }
}

const assertBudget = ({ goal, budgetCents }: Wish): void => {
  if (goal === 'quality' && budgetCents === undefined)
    throw new DomainError('invalid_input', { field: 'budgetCents', message: 'Name the budget to spend' })
}

export const recommendationRoutes = ({ db }: { db: Db }): Route[] => {
  const solver = openSolver()
  // What is dragged for does not queue behind what is worked out beside it.
  const atOnce = openSolver()
  return [
    route(recommendationsApi.recommend, async ({ body: wish, caller, request, reply, now }) => {
      await consume(db, limitKey('recommend', callerNetwork(request.ip)), wishesFromOneNetwork, now)
      assertBudget(wish)
      const callerId = caller?.organisationId ?? null
      const [offers, forwardCredits] = await Promise.all([
        findOffers(db, callerId),
        findForwardCredits(db, callerId),
      ])
      return { ...(await recommend(untilGone(solver, reply), offers, wish, now)), forwardCredits }
    }),
    route(recommendationsApi.basket, async ({ body: wish, caller, request, reply, now }) => {
      await consume(db, limitKey('basket', callerNetwork(request.ip)), basketsFromOneNetwork, now)
      assertBudget(wish)
      return findBasket(
        untilGone(atOnce, reply),
        await findOffers(db, caller?.organisationId ?? null),
        wish,
        now,
      )
    }),
    route(recommendationsApi.frontier, async ({ body: wish, caller, request, reply, now }) => {
      await consume(db, limitKey('frontier', callerNetwork(request.ip)), wishesFromOneNetwork, now)
      const offers = await findOffers(db, caller?.organisationId ?? null)
      const points = await findFrontier(untilGone(solver, reply), offers, wish)
      return { tonnes: wish.tonnes, points, asOf: now.toISOString() }
    }),
    route(recommendationsApi.marks, async ({ caller, request, now }) => {
      await consume(db, limitKey('marks', callerNetwork(request.ip)), wishesFromOneNetwork, now)
      return markOffers(await findOffers(db, caller?.organisationId ?? null), now)
    }),
  ]
}
