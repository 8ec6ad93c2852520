import {
  type Alternative,
  basketTonnesMax,
  type RecommendedBasket,
  type Wish,
} from '@ledgerleaf/contract/recommendations'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { recommendationQueries } from '../../nouns/recommendation/queries.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Part } from '../../ui/Part.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { WishText } from './wish-params.ts'

// Drawing tools weigh more than the page around them.
const PriceQualityChart = lazy(() => import('./PriceQualityChart.tsx'))

const waiting = (
  <div className="grid min-h-[36rem] place-items-center border-edge border-t-2 bg-sheet text-leaf">
    <Spinner className="size-8" label="Loading the picture" />
  </div>
)

type Props = {
  /** As it stands in the form; null while a field is wrong. */
  wish: Wish | null
  /** As it was a moment ago: what takes longer is asked once the hand rests. */
  settled: Wish | null
  isSettled: boolean
  basket: RecommendedBasket | null
  /** Other baskets for the same tonnes, in the order of their cards. */
  others: readonly Alternative[]
  isOld: boolean
  onChange: (part: Partial<WishText>) => void
}

/** The tonnes the frontier is asked for: those of the wish, or as many as a budget came to. */
const frontierWish = (wish: Wish | null, basket: RecommendedBasket | null) => {
  if (!wish) return null
  const tonnes = wish.goal === 'tonnes' ? basket?.tonnes : wish.tonnes
  return tonnes === undefined || tonnes > basketTonnesMax ? null : { tonnes, limits: wish.limits }
}

/** Every listing by price and quality, with the basket, the frontier and the limits, which can be dragged. */
export const PriceQuality = ({ wish, settled, isSettled, basket, others, isOld, onChange }: Props) => {
  const market = useQuery(recommendationQueries.marks())
  const asked = frontierWish(settled, basket)
  const frontier = useQuery(recommendationQueries.frontier(asked))
  return (
    <Part title="Price against quality">
      {market.isError && !market.data && (
        <ErrorState
          title="The picture did not load"
          onRetry={() => void market.refetch()}
          busy={market.isFetching}
        />
      )}
      {market.data?.marks.length === 0 && (
        <div className="border-edge border-t-2 bg-sheet">
          <EmptyState
            title="Nothing is on sale yet"
            text="Each listing will stand here by its price and its score."
          />
        </div>
      )}
      {market.isPending && waiting}
      {market.data && market.data.marks.length > 0 && wish && (
        <Suspense fallback={waiting}>
          <PriceQualityChart
            market={market.data}
            wish={wish}
            basket={basket}
            others={others}
            isOld={isOld}
            frontier={asked && frontier.data ? frontier.data : null}
            isFrontierOld={asked !== null && (frontier.isPlaceholderData || frontier.isPending || !isSettled)}
            onChange={onChange}
          />
        </Suspense>
      )}
    </Part>
  )
}
