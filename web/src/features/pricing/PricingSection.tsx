import { useQuery } from '@tanstack/react-query'
import { type RefObject, useCallback, useState } from 'react'
import { planQueries } from '../../nouns/plan/queries.ts'
import { showAlert } from '../../ui/alert.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { usePageReturn } from '../../ui/use-page-return.ts'
import { PlanCard } from './PlanCard.tsx'
import { checkoutMessage, startCheckout } from './start-checkout.ts'

const Loading = () => (
  <div role="status" className="grid gap-8 lg:grid-cols-3">
    <span className="sr-only">Loading the plans</span>
    {[1, 2, 3].map((i) => (
      <Skeleton key={i} className="h-[38rem] w-full" />
    ))}
  </div>
)

/** The three plans. One at a time can be on its way to the checkout. */
export const PricingSection = ({ headingRef }: { headingRef: RefObject<HTMLHeadingElement | null> }) => {
  const { data, isError, isFetching, refetch } = useQuery(planQueries.all())
  const [processing, setProcessing] = useState<string | null>(null)

  usePageReturn(useCallback(() => setProcessing(null), []))

  const start = async (id: string) => {
    setProcessing(id)
    try {
      window.location.assign(await startCheckout(id))
    } catch (error) {
      setProcessing(null)
      void showAlert(checkoutMessage(error))
    }
  }

  return (
    <section
      id="plans"
      aria-labelledby="plans-heading"
      className="mx-auto max-w-page px-5 py-14 sm:px-8 md:py-20"
    >
      <div className="grid justify-items-start gap-4">
        <Eyebrow>Welcome baskets</Eyebrow>
        <Heading level={2} look="page" id="plans-heading" ref={headingRef} tabIndex={-1}>
          Three baskets to begin with
        </Heading>
        <p className="max-w-text text-lg text-muted">
          Each holds credits of three projects and costs $100 once. You can pay without an account: the
          credits wait for the e-mail address you give at payment.
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <TextLink to="/welcome-basket">What is in a $100 basket, and why $100</TextLink>
          <TextLink to="/">Back to the overview</TextLink>
        </p>
      </div>
      <div className="mt-12">
        {data && (
          <div className="grid gap-x-8 gap-y-12 lg:grid-cols-3">
            {data.plans.map((plan, i) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                number={i + 1}
                isProcessing={processing === plan.id}
                isWaiting={processing !== null}
                onStart={() => void start(plan.id)}
              />
            ))}
          </div>
        )}
        {!data && isError && (
          <ErrorState title="The plans did not load" onRetry={() => void refetch()} busy={isFetching} />
        )}
        {!data && !isError && <Loading />}
      </div>
    </section>
  )
}
