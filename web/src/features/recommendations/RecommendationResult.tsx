import type { Recommendation, RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { writeCents } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StatCard } from '../../ui/StatCard.tsx'
import { Alternatives } from './Alternatives.tsx'
import { BasketTable } from './BasketTable.tsx'
import { LimitCosts } from './LimitCosts.tsx'

type ResultProps = {
  recommendation: Recommendation
  isForQuality: boolean
  isTaking: boolean
  onTake: (basket: RecommendedBasket) => void
}

const Impossible = ({ loosen }: Pick<Recommendation, 'loosen'>) => (
  <Notice tone="attention" title="No basket on sale keeps all of these limits.">
    <ul className="grid gap-1">
      {loosen.map(({ limit, advice }) => (
        <li key={limit}>{advice}</li>
      ))}
    </ul>
  </Notice>
)

export const RecommendationResult = ({ recommendation, isForQuality, isTaking, onTake }: ResultProps) => {
  const { basket, limitCosts, alternatives, listings, asOf } = recommendation
  if (!basket) return <Impossible loosen={recommendation.loosen} />
  return (
    <div className="grid gap-10">
      <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        <StatCard label="Total" value={writeCents(basket.totalCents)} />
        <StatCard label="Per tonne" value={writeCents(Math.round(basket.totalCents / basket.tonnes))} />
        <StatCard label="Removals" value={`${basket.removalPercent.toFixed(0)} %`} />
        <StatCard
          label="Mean score"
          value={basket.scoreMean === null ? '–' : basket.scoreMean.toFixed(1)}
          note={basket.scoreMean === null ? 'Not every project here has been scored' : undefined}
        />
      </div>
      <div className="grid gap-4">
        <BasketTable basket={basket} />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-muted text-sm">
            Proven best among {listings.toLocaleString('en-US')} open listings at{' '}
            <time dateTime={asOf}>{new Date(asOf).toLocaleTimeString('en-US', { timeStyle: 'short' })}</time>.
            Nothing is held until you order.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`/subscriptions?tonnes=${basket.tonnes}`} variant="outline">
              Buy it every month
            </ButtonLink>
            <Button busy={isTaking} busyLabel="Opening the checkout" onClick={() => onTake(basket)}>
              Buy this basket
            </Button>
          </div>
        </div>
      </div>
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-2">
        {limitCosts.length > 0 && <LimitCosts costs={limitCosts} isForQuality={isForQuality} />}
        {alternatives.length > 0 && (
          <Alternatives alternatives={alternatives} busy={isTaking} onTake={onTake} />
        )}
      </div>
    </div>
  )
}
