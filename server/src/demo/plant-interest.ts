import type { Tx } from '../platform/db.ts'
import { recordInterest } from '../supply/interest/index.ts'
import { daysAfter } from './days-before.ts'
import { demoActs } from './demo-acts.ts'

/** As far back as a seller's desk counts. */
const countedDays = 30
/** Who buys one listing has looked at a few more projects before. */
const looksPerPurchase = 3

type Interesting = {
  projectIds: readonly string[]
  listings: ReadonlyMap<string, { listingId: string; projectId: string }>
}

/** From none to four, the same at every start: a project is not looked at every day. */
const visits = (place: number, daysAgo: number): number => Math.max(0, ((place * 7 + daysAgo * 5) % 9) - 4)

/** How often projects were looked at lately and listings put into baskets: whatever was bought was both on its day. */
export const plantInterest = async (
  tx: Tx,
  { projectIds, listings }: Interesting,
  now: Date,
): Promise<void> => {
  const dayOf = (daysAgo: number) => daysAfter(now, -daysAgo).toISOString().slice(0, 10)
  const bought = demoActs.flatMap((act) =>
    'buys' in act && act.daysAgo < countedDays
      ? Object.keys(act.buys).flatMap((tokenId) => {
          const listing = listings.get(tokenId)
          return listing ? [{ ...listing, daysAgo: act.daysAgo }] : []
        })
      : [],
  )
  const views = projectIds.flatMap((projectId, place) =>
    Array.from({ length: countedDays - 1 }, (_, at) => {
      const daysAgo = at + 1
      const isBought = bought.some((one) => one.projectId === projectId && one.daysAgo === daysAgo)
      return {
        projectId,
        day: dayOf(daysAgo),
        views: visits(place, daysAgo) + (isBought ? looksPerPurchase : 0),
      }
    }).filter(({ views: count }) => count > 0),
  )
  const additions = bought.map(({ listingId, daysAgo }) => ({ listingId, day: dayOf(daysAgo), additions: 1 }))
  await recordInterest(tx, { views, additions })
}
