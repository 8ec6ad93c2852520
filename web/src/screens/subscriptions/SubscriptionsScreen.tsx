import { useSearchParams } from 'react-router'
import { SubscriptionForm } from '../../features/subscriptions/SubscriptionForm.tsx'
import { SubscriptionList } from '../../features/subscriptions/SubscriptionList.tsx'
import { Heading } from '../../ui/Heading.tsx'
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
  const form = (
    <section className="grid gap-4">
      <Heading level={2} look="small">
        Start a subscription
      </Heading>
      <SubscriptionForm start={start} />
    </section>
  )
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <Heading level={1}>Subscriptions</Heading>
        <p className="max-w-text text-muted">
          A number of tonnes each period, from the best basket on sale that day, never above your price.
        </p>
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-2">
        {isAsked && form}
        <section className="grid gap-4">
          <Heading level={2} look="small">
            Running and past
          </Heading>
          <SubscriptionList />
        </section>
        {!isAsked && form}
      </div>
    </div>
  )
}
