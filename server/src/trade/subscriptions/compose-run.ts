import type { Reader } from '../../platform/db.ts'
import { fillBasket, findOffers, type Solver } from '../recommendations/index.ts'
import type { subscriptions } from './subscriptions.tables.ts'

type Subscription = typeof subscriptions.$inferSelect

/** What a run would buy now, or why it would buy nothing. */
export const composeRun = async (
  db: Reader,
  solver: Solver,
  { buyerId, tonnes, limits, listingId }: Pick<Subscription, 'buyerId' | 'tonnes' | 'limits' | 'listingId'>,
) => {
  const offers = await findOffers(db, buyerId, ['spot', 'subscription'])
  if (listingId !== null) {
    const offer = offers.find((one) => one.listingId === listingId)
    return offer && offer.availableCredits >= tonnes
      ? { picks: [{ offer, quantity: tonnes }] }
      : { refusal: 'The listing has not enough credits on sale any more.' }
  }
  const picks = await fillBasket(solver, offers, { tonnes, goal: 'cost', limits })
  return picks ? { picks } : { refusal: 'No basket on sale kept your limits.' }
}
