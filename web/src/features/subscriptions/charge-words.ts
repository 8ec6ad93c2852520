import { writeMoney } from '@ledgerleaf/contract/currencies'
import type { NewSubscription, SubscriptionPreview } from '@ledgerleaf/contract/subscriptions'
import { writeDate, writeWhole } from '../../ui/format.ts'

const today = () => new Date().toISOString().slice(0, 10)

type Answer = Pick<SubscriptionPreview, 'refusal' | 'charge'>

const whatWords = ({ tonnes, every, retire }: NewSubscription): string =>
  `${writeWhole(tonnes)} ${tonnes === 1 ? 'tonne' : 'tonnes'} every ${every}${retire ? ', retired at once and for good' : ''}.`

const leftOut = (wish: NewSubscription, { refusal }: Answer): string =>
  `${whatWords(wish)} ${refusal ?? ''} As things are, the first time would be left out.`

/** What starting means: how much, how often, and what the card is charged when. */
export const chargeWords = (wish: NewSubscription, answer: Answer, day = today()): string => {
  if (!answer.charge) return leftOut(wish, answer)
  const sum = writeMoney(answer.charge.totalCents, 'usd')
  return wish.startsOn <= day
    ? `${whatWords(wish)} The first time is today: your card is charged ${sum} within minutes.`
    : `${whatWords(wish)} The first time is on ${writeDate(wish.startsOn)}. At the prices of today your card would be charged ${sum}.`
}

/** The same where the sum stands above it: when it begins, and what is charged. Without payments for real that is no card of theirs. */
export const beginWords = (
  wish: NewSubscription,
  answer: Answer,
  card: 'your card' | 'the test card of this demonstration',
  day = today(),
): string =>
  answer.charge
    ? `${whatWords(wish)} Charged to ${card}, first ${wish.startsOn <= day ? 'today' : `on ${writeDate(wish.startsOn)}`}.`
    : leftOut(wish, answer)
