import type { RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { cn } from '../../ui/cn.ts'
import { compareBaskets } from './compare-baskets.ts'

type MeasuresProps = { basket: RecommendedBasket; all: readonly RecommendedBasket[] }

/** The figures a basket is compared by with those beside it, each marked where it is the best of them. */
export const BasketMeasures = ({ basket, all }: MeasuresProps) => (
  <dl className="border-hairline border-t text-sm">
    {compareBaskets(basket, all).map(({ name, says, isBest }) => (
      <div key={name} className="flex items-baseline justify-between gap-4 border-hairline border-b py-1.5">
        <dt className="text-muted">{name}</dt>
        <dd className={cn('flex items-baseline gap-2 tabular-nums', isBest && 'font-medium')}>
          {isBest && <span className="text-fine text-leaf">best here</span>}
          {says}
        </dd>
      </div>
    ))}
  </dl>
)
