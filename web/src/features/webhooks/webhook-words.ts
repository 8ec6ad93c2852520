import type { DeliveryState, Webhook, WebhookDelivery } from '@ledgerleaf/contract/webhooks'
import { failingDaysMax } from '@ledgerleaf/contract/webhooks'
import { hostOf, writeCount, writeInstant } from '../../ui/format.ts'

type Health = { tone: 'neutral' | 'leaf' | 'attention' | 'error'; word: string; says: string }

const offWords = {
  switched_off: 'Nothing is sent. What happens meanwhile is kept for 30 days and can be sent afterwards.',
  gone: 'It answered that it is gone (status 410), so nothing is sent any more.',
  failing: `It took nothing for ${failingDaysMax} days, so nothing is sent any more.`,
}

/** How an endpoint does, in a word and in a sentence. */
export const healthOf = ({
  isOn,
  offBecause,
  failingSince,
  lastDeliveredAt,
  waiting,
  delivered,
  givenUp,
}: Webhook): Health => {
  if (!isOn && offBecause)
    return {
      tone: offBecause === 'switched_off' ? 'neutral' : 'error',
      word: 'Off',
      says: offWords[offBecause],
    }
  const behind = waiting > 0 ? ` ${writeCount(waiting, 'event')} ${waiting === 1 ? 'waits' : 'wait'}.` : ''
  if (failingSince)
    return {
      tone: 'attention',
      word: 'Failing',
      says: `It has taken nothing since ${writeInstant(failingSince)}.${behind}`,
    }
  if (!lastDeliveredAt)
    return {
      tone: 'neutral',
      word: 'New',
      says: `Nothing was sent yet.${behind} Send a test event to see it arrive.`,
    }
  const lost = givenUp > 0 ? ` ${writeCount(givenUp, 'was', 'were')} given up.` : ''
  return {
    tone: 'leaf',
    word: 'Well',
    says: `${writeCount(delivered, 'event')} delivered in the last 7 days, the last ${writeInstant(lastDeliveredAt)}.${lost}${behind}`,
  }
}

/** What it is called: as somebody described it, or by where it is. */
export const titleOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description || hostOf(url)

export const stateWords: Record<DeliveryState, { tone: 'leaf' | 'attention' | 'error'; word: string }> = {
  delivered: { tone: 'leaf', word: 'Delivered' },
  waiting: { tone: 'attention', word: 'Waiting' },
  given_up: { tone: 'error', word: 'Given up' },
}

/** What became of it at the last attempt, and what comes next. */
export const lineOf = ({ state, attempts, status, nextAttemptAt }: WebhookDelivery): string => {
  if (attempts === 0) return state === 'waiting' ? 'Not tried yet' : 'Not sent'
  const answer = status === null ? 'no answer' : `status ${status}`
  const tried = `${writeCount(attempts, 'attempt')}, ${answer}`
  return nextAttemptAt ? `${tried}, next ${writeInstant(nextAttemptAt)}` : tried
}
