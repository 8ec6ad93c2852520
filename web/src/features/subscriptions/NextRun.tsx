import { NewSubscription, subscriptionsApi } from '@ledgerleaf/contract/subscriptions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { useSiteInfo } from '../../api/site.ts'
import { useSettled } from '../../forms/use-settled.ts'
import { cn } from '../../ui/cn.ts'
import { writeCents } from '../../ui/format.ts'
import { beginWords } from './charge-words.ts'
import { type SubscriptionText, subscriptionReading } from './subscription-form.ts'

const wishOf = (typed: string): NewSubscription | null => {
  const text = JSON.parse(typed) as SubscriptionText
  // Whom it is retired for changes nothing about what it costs.
  const read = NewSubscription.safeParse(subscriptionReading.toInput({ ...text, isRetired: false }))
  return read.success ? read.data : null
}

/** What is typed would buy this, at the prices of today; asked again as it changes. */
export const NextRun = ({ text }: { text: SubscriptionText }) => {
  const typed = JSON.stringify(text)
  const settled = useSettled(typed)
  const wish = wishOf(settled)
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['subscription-preview', wish],
    queryFn: ({ signal }) => send(subscriptionsApi.preview, { body: wish as NewSubscription, signal }),
    enabled: wish !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const card = useSiteInfo()?.sandboxPayments ? 'the test card of this demonstration' : 'your card'
  const isOld = isPlaceholderData || typed !== settled
  return (
    <div aria-live="polite" className="grid min-h-20 content-start gap-1 border-hairline border-y py-4">
      <p className="font-mono text-eyebrow text-muted">At the prices of today</p>
      {wish && data && !isError ? (
        <div className={cn('grid gap-1', isOld && 'opacity-60')}>
          {data.charge && (
            <p className="font-display text-2xl tabular-nums">
              {writeCents(data.charge.totalCents)}{' '}
              <span className="font-sans text-base text-muted">
                {data.charge.vatCents > 0 ? 'each time, VAT included' : 'each time, no VAT due'}
              </span>
            </p>
          )}
          <p className="text-muted text-note">{beginWords(wish, data, card)}</p>
        </div>
      ) : (
        <p className="text-muted text-note">
          {isError
            ? 'What it comes to could not be read just now.'
            : 'Say how many tonnes and the most a tonne may cost, and what it comes to stands here.'}
        </p>
      )}
    </div>
  )
}
