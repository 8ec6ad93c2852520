import { writeMoney } from '@ledgerleaf/contract/currencies'
import type { NewSubscription, SubscriptionPreview } from '@ledgerleaf/contract/subscriptions'
import { writeDate, writeWhole } from '../../ui/format.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** What starting means: how much, how often, and what the card is charged when. */
export const chargeWords = (
  { tonnes, every, startsOn, retire }: NewSubscription,
  { refusal, charge }: Pick<SubscriptionPreview, 'refusal' | 'charge'>,
  day = today(),
  /** What is charged: without payments for real there is no card of theirs. */
  card: 'your card' | 'the test card of this demonstration' = 'your card',
): string => {
  const what = `${writeWhole(tonnes)} ${tonnes === 1 ? 'tonne' : 'tonnes'} every ${every}${retire ? ', retired at once and for good' : ''}.`
  if (!charge) return `${what} ${refusal ?? ''} As things are, the first time would be left out.`
  const sum = writeMoney(charge.totalCents, 'usd')
  return startsOn <= day
    ? `${what} The first time is today: ${card} is charged ${sum} within minutes.`
    : `${what} The first time is on ${writeDate(startsOn)}. At the prices of today ${card} would be charged ${sum}.`
}
