import type { Frontier, RecommendedBasket, Wish } from '@ledgerleaf/contract/recommendations'
import type { ReactNode } from 'react'
import { Fold } from '../../ui/Fold.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Switch } from '../../ui/Switch.tsx'
import { frontierWords, sayBasket } from './price-quality-words.ts'
import type { WishText } from './wish-params.ts'

type Props = {
  basket: RecommendedBasket | null
  isOld: boolean
  frontier: Frontier | null
  isFrontierOld: boolean
  limits: Wish['limits']
  rings: readonly { number: number; says: string }[]
  drawnCount: number
  leftOut: number
  /** Whether only a part of the market is drawn; null where the whole is such a part. */
  near: { isNear: boolean; onNear: (isNear: boolean) => void } | null
  onChange: (part: Partial<WishText>) => void
  children: ReactNode
}

/** Why the ring of the basket is faded or not there. What it costs stands above the picture. */
const BasketState = ({ basket, isOld }: Pick<Props, 'basket' | 'isOld'>) => {
  if (isOld)
    return (
      <p role="status" className="text-attention text-sm">
        Old answer, counting again
      </p>
    )
  if (!basket) return <p className="text-muted text-sm">{sayBasket(basket)}</p>
  if (basket.scoreMean !== null) return null
  return <p className="text-muted text-sm">A line of it is not scored yet, so it has no place here.</p>
}

/** Under the picture: the limits it has no axis for, and how it is read. */
export const PriceQualityControls = (props: Props) => {
  const { basket, isOld, frontier, isFrontierOld, limits, rings, drawnCount, leftOut, near } = props
  const { onChange, children } = props
  return (
    <div className="grid gap-5">
      <div className="grid gap-x-8 gap-y-4 border-hairline border-t pt-3 sm:grid-cols-2">
        <label className="grid gap-1 text-sm">
          <span className="flex justify-between gap-3">
            <span className="font-medium">Least share of removals</span>
            <span className="font-mono tabular-nums">
              {limits.removalPercentMin === undefined ? 'no limit' : `${limits.removalPercentMin} %`}
            </span>
          </span>
          <input
            type="range"
            min={0}
            max={100}
            value={limits.removalPercentMin ?? 0}
            aria-valuetext={
              limits.removalPercentMin === undefined
                ? 'No limit'
                : `${limits.removalPercentMin} % of the tonnes`
            }
            onChange={({ target }) => onChange({ removals: target.value === '0' ? '' : target.value })}
            className="h-6 w-full accent-leaf"
          />
        </label>
        {near && (
          <Switch
            label="Only prices near those of the basket"
            checked={near.isNear}
            onChange={({ target }) => near.onNear(target.checked)}
            className="self-center"
          />
        )}
      </div>
      {/* Below what is dragged: what comes and goes with the hand moves nothing under it. */}
      <BasketState basket={basket} isOld={isOld} />
      {children}
      {!(frontier && frontier.points.length > 0) && (
        <p className="max-w-text text-muted text-sm">
          {isFrontierOld
            ? 'The least price at each quality is being worked out.'
            : 'No basket of listings with a score covers your tonnes within these limits, so no line is drawn.'}
        </p>
      )}
      <Fold title="How to read this">
        <div className="grid max-w-text gap-2 text-muted text-sm">
          {frontier && frontier.points.length > 0 && <p>{frontierWords(limits)}</p>}
          {leftOut > 0 && (
            <p>
              The largest {writeWhole(drawnCount)} listings are drawn; {writeWhole(leftOut)} more count.
            </p>
          )}
          {rings.map(({ number, says }) => (
            <p key={number}>
              Ring {number}: {says}.
            </p>
          ))}
          <p>
            A line across the picture is a limit of yours: drag its grip, or move it by the arrow keys. A ring
            with a number is another basket for the same tonnes, told below under that number.
          </p>
        </div>
      </Fold>
    </div>
  )
}
