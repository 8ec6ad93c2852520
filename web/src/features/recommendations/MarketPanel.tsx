import { writePercent } from '@ledgerleaf/contract/percent'
import type { Loosening, MarketLimit, Recommendation } from '@ledgerleaf/contract/recommendations'
import { Button } from '../../ui/Button.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { MarketSteps } from './MarketSteps.tsx'
import { sayBinding, sayShare } from './say-market.ts'
import { type WishText, wayToSubscribe } from './wish-params.ts'

type MarketPanelProps = {
  market: MarketLimit
  recommendation: Pick<Recommendation, 'loosen' | 'forwardCredits'>
  wish: WishText
  isOld: boolean
  /** Null where what there is has been asked for already. */
  onCoverMost: (() => void) | null
  onLoosen: (loosening: Loosening) => void
}

// What a subscription takes each time.
const monthlyMax = 100_000

type LaterWaysProps = { wantedTonnes: number; forwardCredits: number; wish: WishText }

const LaterWays = ({ wantedTonnes, forwardCredits, wish }: LaterWaysProps) => {
  const monthly = Math.ceil(wantedTonnes / 12)
  return (
    <ul className="grid gap-2 text-note">
      {monthly <= monthlyMax && (
        <li>
          <TextLink to={wayToSubscribe(wish, monthly)}>Subscribe to {writeWhole(monthly)} t a month</TextLink>
          <span className="text-muted">: a twelfth each time, from what is on sale then.</span>
        </li>
      )}
      <li>
        <TextLink to="/marketplace?saleType=forward">Buy forward</TextLink>
        <span className="text-muted">
          {forwardCredits > 0
            ? `: ${writeWhole(forwardCredits)} credits are promised for later days.`
            : ': nothing is promised for later days right now.'}
        </span>
      </li>
    </ul>
  )
}

/** Where the market cannot cover it: how much it can, why not more, and what to do about it. */
export const MarketPanel = ({
  market,
  recommendation,
  wish,
  isOld,
  onCoverMost,
  onLoosen,
}: MarketPanelProps) => {
  const { wantedTonnes, coverableTonnes, coverableCents } = market
  const { loosen, forwardCredits } = recommendation
  return (
    <section aria-labelledby="market-limit" className="grid border-ochre border-t-2 bg-sheet">
      <div className="grid gap-3 p-5 sm:p-7">
        <Heading level={2} look="section" id="market-limit">
          {coverableTonnes === 0
            ? 'Nothing on sale covers any of it'
            : `${writeWhole(coverableTonnes)} t of ${writeWhole(wantedTonnes)} t can be covered now`}
        </Heading>
        <p className="max-w-text text-lg text-muted leading-relaxed">
          {sayShare(market)} {sayBinding(market)}
        </p>
        {onCoverMost && coverableTonnes > 0 && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-2">
            <Button disabled={isOld} onClick={onCoverMost}>
              Cover what there is
            </Button>
            <p className="text-muted text-sm tabular-nums">
              {writeWhole(coverableTonnes)} t ({writePercent(coverableTonnes, wantedTonnes)}) for{' '}
              {writeCents(coverableCents)}
            </p>
          </div>
        )}
      </div>
      <div className="grid gap-x-12 gap-y-8 border-hairline border-t p-5 sm:p-7 xl:grid-cols-2">
        <div className="grid content-start gap-3">
          <Heading level={3} look="small">
            Credits, step by step
          </Heading>
          <MarketSteps market={market} />
          <p className="text-muted text-sm">
            A percentage is of the {writeWhole(wantedTonnes)} t wanted; “enough” is all of them or more.
          </p>
        </div>
        <div className="grid content-start gap-7">
          {loosen.length > 0 && (
            <div className="grid gap-3">
              <Heading level={3} look="small">
                Loosen one limit
              </Heading>
              <ul className="border-hairline border-t">
                {loosen.map((loosening) => (
                  <li
                    key={loosening.limit}
                    className="flex items-center justify-between gap-x-5 gap-y-2 border-hairline border-b py-3"
                  >
                    <p className="text-note">{loosening.advice}</p>
                    <Button
                      size="small"
                      variant="outline"
                      disabled={isOld}
                      className="shrink-0"
                      aria-label={`Do so: ${loosening.advice}`}
                      onClick={() => onLoosen(loosening)}
                    >
                      Do so
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className="grid gap-3">
            <Heading level={3} look="small">
              Cover the rest later
            </Heading>
            <LaterWays wantedTonnes={wantedTonnes} forwardCredits={forwardCredits} wish={wish} />
          </div>
        </div>
      </div>
    </section>
  )
}
