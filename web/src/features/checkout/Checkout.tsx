import type { ComponentProps } from 'react'
import { useDutyAlone, useWhyNot } from '../../nouns/organisation/use-why-not.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { LookOnly } from './LookOnly.tsx'
import { Sheet } from './Sheet.tsx'
import { useBasket } from './use-basket.ts'

const Loading = () => (
  <div role="status" className="grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
    <span className="sr-only">Loading the basket</span>
    <div className="grid content-start gap-6">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-7 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
    <Skeleton className="h-96 w-full" />
  </div>
)

type Props = Omit<ComponentProps<typeof CheckoutForm>, 'basket' | 'isAnother'> & {
  basketId: string | undefined
}

export const Checkout = ({ basketId, ...rest }: Props) => {
  const { data: basket, isError, isFetching, refetch } = useBasket(basketId)
  const why = useWhyNot(useDutyAlone('buy'), 'buy')
  if (basket && why) return <LookOnly basket={basket} why={why} />
  if (basket) {
    const isAnother = basketId !== undefined && basket.id !== basketId
    return <CheckoutForm key={basket.id} basket={basket} isAnother={isAnother} {...rest} />
  }
  return (
    <Sheet>
      {isError ? (
        <ErrorState title="The basket did not load" onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Loading />
      )}
    </Sheet>
  )
}
