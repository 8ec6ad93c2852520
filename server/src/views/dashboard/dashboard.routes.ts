import { buyerDeskApi } from '@ledgerleaf/contract/buyer-desk'
import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import type { AnswerOf } from '@ledgerleaf/contract/endpoint'
import { Email } from '@ledgerleaf/contract/identity'
import { type Route, route } from '../../http/route.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findProgress } from '../seller-projects/index.ts'
import { buyerQueries } from './buyer-queries.ts'
import { findBuyerDesk } from './find-buyer-desk.ts'
import { findPortfolio } from './find-portfolio.ts'
import { sellerQueries } from './seller-queries.ts'

type Question = (typeof dashboardApi)[keyof typeof dashboardApi]

/** A dashboard call names an account; only its owner gets an answer. */
const own = <Q extends Question>(question: Q, answer: (personId: string) => Promise<AnswerOf<Q>>): Route =>
  route<Question>(question, async ({ body, caller }) => {
    if (body.email !== Email.parse(caller.email)) throw new DomainError('forbidden')
    return answer(caller.organisationId)
  })

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
// Worth shown, not money moved: whatever is listed has some, also beyond the bound of an amount.
const dollars = (cents: number) => cents / 100
const credits = (amount: number) => Math.min(amount, Number.MAX_SAFE_INTEGER)

export const dashboardRoutes = ({ db }: { db: Reader }): Route[] => {
  const buyer = buyerQueries(db)
  const seller = sellerQueries(db)
  return [
    route(buyerDeskApi.read, ({ caller, query: { analysis, year } }) =>
      findBuyerDesk(db, caller.organisationId, {
        analysisId: analysis ?? null,
        year: year === undefined ? null : Number(year),
      }),
    ),
    route(buyerDeskApi.portfolio, async ({ caller }) => ({
      parts: await findPortfolio(db, caller.organisationId),
    })),
    own(dashboardApi.buyerRecentTransactions, async (personId) => ({
      transactions: await buyer.findTransactions(personId),
    })),
    own(dashboardApi.buyerTotalCredits, async (personId) => {
      const { heldCredits, retiredCredits, withdrawnCredits } = await buyer.findCredits(personId)
      const totalcreds = heldCredits + retiredCredits
      return withdrawnCredits > 0 ? { totalcreds, withdrawncreds: withdrawnCredits } : { totalcreds }
    }),
    own(dashboardApi.buyerTotalProjects, async (personId) => ({
      totalprojects: await buyer.countProjects(personId),
    })),
    own(dashboardApi.buyerMarketValue, async (personId) => {
      const { marketValueCents, unpricedCredits } = await buyer.findMarketValue(personId)
      const marketValueDollars = dollars(marketValueCents)
      return unpricedCredits > 0 ? { marketValueDollars, unpricedCredits } : { marketValueDollars }
    }),
    own(dashboardApi.buyerOffset, async (personId) => {
      const { heldCredits } = await buyer.findCredits(personId)
      return { ...(await buyer.findOffset(personId)), heldTonnes: heldCredits }
    }),
    own(dashboardApi.buyerCreditsOverTime, async (personId) => ({
      days: await buyer.findCreditsOverTime(personId),
    })),
    own(dashboardApi.sellerProjects, async (personId) => {
      const progress = await findProgress(db, personId)
      const taken = new Map(
        (await seller.findTaken(personId)).map(({ projectId, ...piles }) => [projectId, piles]),
      )
      return {
        sellerprojects: (await seller.findProjects(personId)).map(
          ({ id, name, ownedCredits, unlistedCredits, valueCents, status, stoppedBy }) => ({
            project_id: id,
            project_name: name,
            range: credits(ownedCredits),
            unlisted: credits(unlistedCredits),
            taken: taken.get(id),
            totalvalue: dollars(valueCents),
            status,
            stopped_by: stoppedBy || undefined,
            progress: progress.get(name),
          }),
        ),
      }
    }),
    own(dashboardApi.sellerTotalCredits, async (personId) => ({
      totalsellerCredits: credits(
        sum((await seller.findProjects(personId)).map((project) => project.ownedCredits)),
      ),
    })),
    own(dashboardApi.sellerTotalProjects, async (personId) => ({
      totalsellerprojects: (await seller.findProjects(personId)).length,
    })),
    own(dashboardApi.sellerMarketValue, async (personId) => ({
      totalMarketValue: dollars(
        sum((await seller.findProjects(personId)).map((project) => project.valueCents)),
      ),
    })),
    own(dashboardApi.sellerOffset, (personId) => seller.findOffset(personId)),
  ]
}
