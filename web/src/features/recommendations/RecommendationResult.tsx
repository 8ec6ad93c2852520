import { writePercent } from '@ledgerleaf/contract/percent'
import type { Loosening, Recommendation, RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { cn } from '../../ui/cn.ts'
import { writeCents, writeRoundDollars } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StatCard } from '../../ui/StatCard.tsx'
import { Alternatives } from './Alternatives.tsx'
import { LimitCosts } from './LimitCosts.tsx'
import { MarketPanel } from './MarketPanel.tsx'
import { RecommendedTable } from './RecommendedTable.tsx'
import { type WishText, wayToSubscribe } from './wish-params.ts'

type ResultProps = {
  recommendation: Recommendation
  wish: WishText
  /** It answers what was asked before: it is shown, and cannot be bought. */
  isOld: boolean
  /** What stands beside the basket does: what each limit costs, what else there is, and why not all is covered. */
  isRestOld: boolean
  isTaking: boolean
  onTake: (basket: RecommendedBasket) => void
  onCoverMost: () => void
  onLoosen: (loosening: Loosening) => void
}

const budgetOf = ({ budget }: WishText): number | null => {
  const cents = Math.round(Number(budget.replaceAll(/[$,\s]/g, '')) * 100)
  return cents > 0 ? cents : null
}

const BasketStats = ({ basket, wish, wantedTonnes }: BasketStatsProps) => {
  const budgetCents = budgetOf(wish)
  const left = budgetCents === null ? null : budgetCents - basket.totalCents
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
      <StatCard
        label="Total"
        value={writeRoundDollars(basket.totalCents / 100)}
        note={left === null ? undefined : `${writeCents(left)} of the budget are left`}
      />
      <StatCard
        label="Covers"
        value={basket.tonnes}
        unit="t"
        note={
          wantedTonnes === null
            ? `${writeCents(Math.round(basket.totalCents / basket.tonnes))} a tonne`
            : `${writePercent(basket.tonnes, wantedTonnes)} of what you want to cover`
        }
      />
      <StatCard label="Removals" value={writePercent(basket.removalPercent, 100)} />
      <StatCard
        label="Mean score"
        value={basket.scoreMean === null ? '–' : basket.scoreMean.toFixed(1)}
        note={basket.scoreMean === null ? 'Not every project here has been scored' : undefined}
      />
    </div>
  )
}
type BasketStatsProps = { basket: RecommendedBasket; wish: WishText; wantedTonnes: number | null }

export const RecommendationResult = (props: ResultProps) => {
  const { recommendation, wish, isOld, isRestOld, isTaking, onTake, onCoverMost, onLoosen } = props
  const { basket, market, limitCosts, alternatives, listings, asOf } = recommendation
  // Whoever asks for as much as a budget pays for, and names no end, lacks nothing.
  const isOpen = wish.goal === 'tonnes' && wish.tonnes === ''
  const marketPanel = market && !isOpen && !(isRestOld && !isOld) && (
    <MarketPanel
      market={market}
      recommendation={recommendation}
      wish={wish}
      isOld={isOld}
      onCoverMost={basket ? null : onCoverMost}
      onLoosen={onLoosen}
    />
  )
  if (!basket)
    return (
      marketPanel ||
      (isRestOld ? (
        <Notice tone="attention" title="No basket on sale keeps all of these limits.">
          Why not, and what to loosen, is being worked out.
        </Notice>
      ) : (
        <Notice tone="attention" title="No basket on sale covers this.">
          How much the market could cover was not found out in time. Ask for fewer tonnes, or loosen a limit.
        </Notice>
      ))
    )
  return (
    <div className="grid gap-10">
      <BasketStats basket={basket} wish={wish} wantedTonnes={marketPanel ? market.wantedTonnes : null} />
      <div className="grid gap-4">
        {basket.unheld.length > 0 && (
          <Notice tone="attention" title="So few tonnes cannot hold every limit">
            <ul className="grid gap-1">
              {basket.unheld.map(({ says }) => (
                <li key={says}>{says}</li>
              ))}
            </ul>
          </Notice>
        )}
        <RecommendedTable basket={basket} />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-muted text-sm">
            Proven best among {listings.toLocaleString('en-US')} open listings at{' '}
            <time dateTime={asOf}>{new Date(asOf).toLocaleTimeString('en-US', { timeStyle: 'short' })}</time>.
            Nothing is held until you order.
          </p>
          <div className="flex flex-wrap gap-3">
            {!isOld && (
              <ButtonLink to={wayToSubscribe(wish, basket.tonnes)} variant="outline">
                Buy it every month
              </ButtonLink>
            )}
            <Button
              busy={isTaking}
              busyLabel="Opening the checkout"
              disabled={isOld}
              onClick={() => onTake(basket)}
            >
              Buy this basket
            </Button>
          </div>
        </div>
      </div>
      {marketPanel}
      <div
        data-old={isRestOld || undefined}
        className={cn(
          'grid gap-x-12 gap-y-10 transition-opacity lg:grid-cols-2',
          isRestOld && !isOld && 'opacity-60 grayscale',
        )}
      >
        {limitCosts.length > 0 && <LimitCosts costs={limitCosts} goal={wish.goal} />}
        {alternatives.length > 0 && (
          <Alternatives alternatives={alternatives} busy={isTaking || isRestOld} onTake={onTake} />
        )}
      </div>
    </div>
  )
}
