import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { firstTonnes } from '../../features/subscriptions/first-tonnes.ts'
import { HowItRuns } from '../../features/subscriptions/HowItRuns.tsx'
import { SubscriptionForm } from '../../features/subscriptions/SubscriptionForm.tsx'
import { RunCard, SubscriptionList } from '../../features/subscriptions/SubscriptionList.tsx'
import { deskQuery } from '../../nouns/dashboard/queries.ts'
import { writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Subscriptions' })

export default function SubscriptionsScreen() {
  const [params] = useSearchParams()
  const start = {
    tonnes: params.get('tonnes') ?? '',
    removals: params.get('removals') ?? '',
    score: params.get('score') ?? '',
  }
  // Whoever comes with a wish finds it at once; everybody else finds what they have.
  const isAsked = start.tonnes !== ''
  const desk = useQuery({ ...deskQuery(), enabled: !isAsked })
  const first = isAsked ? null : firstTonnes(desk.data?.coverage ?? null)
  const form = (
    <section className="grid gap-4 xl:row-span-2">
      <Heading level={2} look="small">
        Start a subscription
      </Heading>
      {/* It begins with what is not covered yet, so it waits until that is known. */}
      {!isAsked && desk.isPending ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <SubscriptionForm
          start={first ? { ...start, tonnes: writeWhole(first.tonnes) } : start}
          note={first?.note}
        />
      )}
    </section>
  )
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <Heading level={1}>Subscriptions</Heading>
        <p className="max-w-text text-muted">
          A number of tonnes each period, bought at the lowest cost within your limits, never above your
          price.
        </p>
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        {isAsked && form}
        <section className="grid gap-4">
          <Heading level={2} look="small">
            Running and past
          </Heading>
          <SubscriptionList />
        </section>
        {!isAsked && form}
        <div className="grid gap-8">
          <RunCard />
          <HowItRuns />
        </div>
      </div>
    </div>
  )
}
