import type {
  Alternative,
  Frontier,
  MarketMarks,
  RecommendedBasket,
  Wish,
} from '@ledgerleaf/contract/recommendations'
import { type PointerEvent, useMemo, useState } from 'react'
import { kindFill } from '../../nouns/project/kind-look.ts'
import { MarkKeys } from '../../nouns/project/MarkKeys.tsx'
import { categoryWords } from '../../nouns/project/words.ts'
import { Picture } from '../../ui/Picture.tsx'
import { ListingStepper } from './ListingStepper.tsx'
import { layMarket } from './lay-market.ts'
import { LimitNames, MarketLimits } from './MarketLimits.tsx'
import { narrowPixels, nearCents, nearestMark, pictureHeight } from './market-scale.ts'
import { nameAlternative } from './order-alternatives.ts'
import { PriceQualityControls } from './PriceQualityControls.tsx'
import { PriceQualityPlot } from './PriceQualityPlot.tsx'
import { PriceQualityTable } from './PriceQualityTable.tsx'
import { sayPicture, sayRing, shortKinds } from './price-quality-words.ts'
import { RingNumber } from './RingNumber.tsx'
import type { WishText } from './wish-params.ts'
import { isWithin } from './within-limits.ts'

export type PriceQualityProps = {
  market: MarketMarks
  /** As it stands in the form and moves with the hand. */
  wish: Wish
  basket: RecommendedBasket | null
  /** Other baskets for the same tonnes, in the order of their cards. */
  others: readonly Alternative[]
  /** The basket answers what was asked before. */
  isOld: boolean
  frontier: Frontier | null
  isFrontierOld: boolean
  onChange: (part: Partial<WishText>) => void
}

const pointOf = ({ scoreMean, totalCents, tonnes }: RecommendedBasket) =>
  scoreMean === null ? null : { scoreMean, centsPerTonne: totalCents / tonnes }

/** How a mark is filled: what is bought stands out of what could be. */
const Filled = ({ opacity, children }: { opacity: number; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <svg aria-hidden="true" viewBox="-8 -8 16 16" className="size-4">
      <circle
        r={5}
        fill="currentColor"
        fillOpacity={opacity}
        stroke={opacity === 1 ? 'var(--ink)' : 'currentColor'}
        strokeWidth={1.5}
      />
    </svg>
    {children}
  </span>
)

const PriceQualityChart = (props: PriceQualityProps) => {
  const { market, wish, basket, others, isOld, frontier, isFrontierOld, onChange } = props
  const { marks, leftOut } = market
  const { limits } = wish
  const [pointedId, setPointed] = useState<string | null>(null)
  const [isNear, setNear] = useState(true)
  const byPrice = useMemo(
    () => [...marks].sort((a, b) => a.pricePerCreditCents - b.pricePerCreditCents),
    [marks],
  )
  const within = useMemo(
    () => new Set(marks.filter((mark) => isWithin(mark, limits)).map(({ listingId }) => listingId)),
    [marks, limits],
  )
  const outside = new Set(marks.flatMap(({ listingId }) => (within.has(listingId) ? [] : [listingId])))
  const chosen = useMemo(
    () => new Map(basket?.lines.map(({ listingId, quantity }) => [listingId, Number(quantity)]) ?? []),
    [basket],
  )
  const chosenIds = useMemo(() => new Set(chosen.keys()), [chosen])
  const place = byPrice.findIndex(({ listingId }) => listingId === pointedId)
  const point = basket && pointOf(basket)
  const rings = others.flatMap((one, at) => {
    const where = pointOf(one.basket)
    return where && basket
      ? [
          {
            ...where,
            number: at + 1,
            says: sayRing(one, basket, limits, outside),
            name: nameAlternative(one, basket),
          },
        ]
      : []
  })

  const near = nearCents(basket?.lines.map(({ pricePerCreditCents }) => pricePerCreditCents) ?? [])
  const canNear = near > 0 && marks.some(({ pricePerCreditCents }) => pricePerCreditCents > near)
  const most = isNear && canNear ? near : Number.POSITIVE_INFINITY
  const kinds = Object.entries(categoryWords).filter(([kind]) =>
    marks.some(({ category, pricePerCreditCents }) => category === kind && pricePerCreditCents <= most),
  )

  const draw = (width: number) => {
    const height = pictureHeight(width)
    const isNarrow = width < narrowPixels
    const shown = marks.filter(({ pricePerCreditCents }) => pricePerCreditCents <= most)
    const { frame, drawn, points, drawnRings, names } = layMarket({
      width,
      shown,
      most,
      frontier,
      basket,
      point,
      rings,
      chosen: chosenIds,
      limits,
    })
    const pointAt = ({ clientX, clientY, currentTarget }: PointerEvent) => {
      const box = currentTarget.getBoundingClientRect()
      const at = nearestMark(drawn, { x: clientX - box.left, y: clientY - box.top })
      if (at !== null) setPointed(drawn[at]?.mark.listingId ?? null)
    }
    const plot = (
      <div className="relative" style={{ height }} onPointerMove={pointAt} onPointerDown={pointAt}>
        <PriceQualityPlot
          frame={frame}
          width={width}
          height={height}
          drawn={drawn}
          within={within}
          chosen={chosenIds}
          frontier={frontier && { points, tonnes: frontier.tonnes, isOld: isFrontierOld }}
          basket={point}
          others={drawnRings}
          isOld={isOld}
          names={names}
          pointed={drawn.find(({ mark }) => mark.listingId === pointedId)}
        />
        <MarketLimits frame={frame} wish={wish} isNarrow={isNarrow} onChange={onChange} />
      </div>
    )
    if (!isNarrow) return plot
    return (
      <>
        {plot}
        <LimitNames wish={wish} />
      </>
    )
  }

  return (
    <Picture
      says={sayPicture({ marks, basket, frontier })}
      keys={kinds.map(([kind, name]) => ({ name: shortKinds[kind] ?? name, fill: kindFill(kind) }))}
      aside={
        <>
          <MarkKeys />
          <span className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
            <Filled opacity={1}>In this basket</Filled>
            <Filled opacity={0.16}>Within your limits</Filled>
          </span>
          <span className="inline-flex items-center gap-2 sm:hidden">
            <span aria-hidden="true" className="h-0 w-5 border-leaf border-t-2" />
            Cheapest baskets
          </span>
          {rings.length > 0 && (
            <span className="flex flex-wrap gap-x-4 gap-y-1">
              {rings.map(({ number, name }) => (
                <span key={number} className="inline-flex items-center gap-1.5">
                  <RingNumber number={number} />
                  {name}
                </span>
              ))}
            </span>
          )}
        </>
      }
      draw={draw}
      controls={
        <PriceQualityControls
          basket={basket}
          isOld={isOld}
          frontier={frontier}
          isFrontierOld={isFrontierOld}
          limits={limits}
          rings={rings}
          drawnCount={marks.length}
          leftOut={leftOut}
          near={canNear ? { isNear, onNear: setNear } : null}
          onChange={onChange}
        >
          <ListingStepper
            marks={byPrice}
            at={place}
            chosenTonnes={pointedId === null ? undefined : chosen.get(pointedId)}
            onStep={setPointed}
          />
        </PriceQualityControls>
      }
      table={
        <PriceQualityTable
          marks={marks}
          chosen={chosen}
          frontier={frontier}
          onChoose={(totalCents) => onChange({ goal: 'quality', budget: (totalCents / 100).toFixed(2) })}
        />
      }
    />
  )
}

// React.lazy asks for a default export.
export default PriceQualityChart
