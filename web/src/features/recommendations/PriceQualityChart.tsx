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
import { Fold } from '../../ui/Fold.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { LimitGrip, LimitHandle } from './LimitHandle.tsx'
import { ListingStepper } from './ListingStepper.tsx'
import { frameOf, narrowPixels, nearCents, nearestMark, pictureHeight } from './market-scale.ts'
import { nameAlternative } from './order-alternatives.ts'
import { PriceQualityPlot } from './PriceQualityPlot.tsx'
import { PriceQualityTable } from './PriceQualityTable.tsx'
import { alongLine, placeNames } from './place-names.ts'
import { placeRings, ringRadius } from './place-rings.ts'
import { nameBasket, nameBought, nameLine, nameOthers } from './plot-names.ts'
import { frontierWords, perTonne, sayBasket, sayPicture, sayRing, shortKinds } from './price-quality-words.ts'
import { RingNumber } from './RingNumber.tsx'
import type { WishText } from './wish-params.ts'
import { isWithin } from './within-limits.ts'

/** How far the words beside the grip of the score reach. */
const footNamePixels = 104

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

const PriceQualityChart = (props: PriceQualityProps) => {
  const { market, wish, basket, others, isOld, frontier, isFrontierOld, onChange } = props
  const { marks, leftOut } = market
  const { tonnes, goal, budgetCents, limits } = wish
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
  // As much as a budget pays for has no price a tonne that could be bounded.
  const hasBudget = goal !== 'tonnes'
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
    // On a phone the limits are named below the drawing: in it their names would lie on those of the projects.
    const isNarrow = width < narrowPixels
    const shown = marks.filter(({ pricePerCreditCents }) => pricePerCreditCents <= most)
    const points = frontier?.points.filter(({ totalCents }) => totalCents / frontier.tonnes <= most) ?? []
    const prices = [
      ...(frontier ? points.map(({ totalCents }) => totalCents / frontier.tonnes) : []),
      ...(point ? [point.centsPerTonne] : []),
      ...rings.map(({ centsPerTonne }) => centsPerTonne),
    ]
    const scores = [
      ...points.map(({ scoreMean }) => scoreMean),
      ...(point ? [point.scoreMean] : []),
      ...rings.map(({ scoreMean }) => scoreMean),
    ]
    const frame = frameOf(shown, prices, scores, width, height)
    const drawn = shown.map((mark, at) => ({
      mark,
      ...frame.placeOf(mark, at),
      radius: frame.radiusOf(mark.availableCredits),
    }))
    const [lowest, highest] = [frame.y.invert(frame.ground), frame.y.invert(frame.top)]
    const budgetAt =
      budgetCents === undefined ? highest : Math.max(lowest, Math.min(highest, budgetCents / tonnes))
    const at = (one: { scoreMean: number; centsPerTonne: number }) => ({
      x: frame.x(one.scoreMean),
      y: frame.y(one.centsPerTonne),
    })
    const own = point ? [{ ...at(point), radius: ringRadius + 1 }] : []
    const bought = drawn.filter(({ mark }) => chosen.has(mark.listingId))
    // A name or a ring on the line hides where it leads.
    const line = frontier
      ? alongLine(
          points.map((one) => ({
            x: frame.x(one.scoreMean),
            y: frame.y(one.totalCents / frontier.tonnes),
          })),
        )
      : []
    const ringPlaces = placeRings(
      rings.map(at),
      [...bought, ...own],
      { ...frame, left: frame.lane.from },
      line,
    )
    const drawnRings = rings.map((ring, place) => ({
      number: ring.number,
      at: at(ring),
      ring: ringPlaces[place] ?? at(ring),
      name: ring.name,
    }))
    const kept = [
      ...own,
      ...drawnRings.flatMap(({ at, ring }) => [
        { ...ring, radius: ringRadius + 1 },
        // A line to a name that passes a place would be taken for the line to it.
        { ...at, radius: 6 },
      ]),
    ]
    const ringLeaders = drawnRings.flatMap(({ at, ring }) => alongLine([at, ring]))
    const room = { ...frame, left: frame.lane.from, right: width }
    const beside = drawn.filter(({ mark }) => !chosen.has(mark.listingId))
    const scoreAt = frame.x(limits.scoreMin ?? frame.scores[0])
    // What names the limit of the score while it is none stands at the foot of its line.
    const footName =
      isNarrow || limits.scoreMin !== undefined
        ? []
        : alongLine([
            { x: scoreAt, y: frame.ground - 10 },
            { x: scoreAt + footNamePixels, y: frame.ground - 10 },
          ]).map((place) => ({ ...place, radius: 8 }))
    // What the line is stands at its upper end; a phone has it, and the other baskets, among the keys.
    const end = points.at(-1)
    const named = [
      // What is bought has less room beside it than the basket between.
      ...nameBought(bought, basket, isNarrow),
      ...nameBasket(basket, own),
      ...(isNarrow ? [] : nameOthers(drawnRings)),
      ...(end && frontier && !isNarrow
        ? nameLine(limits, {
            x: frame.x(end.scoreMean),
            y: frame.y(end.totalCents / frontier.tonnes),
          })
        : []),
    ]
    const names = placeNames(named, room, [...kept, ...footName], [...beside, ...line, ...ringLeaders])
    const setBudget = (cents: number) =>
      onChange({ budget: cents >= highest ? '' : String(Math.max(1, Math.round((cents * tonnes) / 100))) })
    const setScore = (score: number) => onChange({ score: score <= 0 ? '' : String(score) })
    const pointAt = ({ clientX, clientY, currentTarget }: PointerEvent) => {
      const box = currentTarget.getBoundingClientRect()
      const at = nearestMark(drawn, { x: clientX - box.left, y: clientY - box.top })
      if (at !== null) setPointed(drawn[at]?.mark.listingId ?? null)
    }
    const scoreSays = limits.scoreMin === undefined ? 'No limit' : `Score ${limits.scoreMin} or more`
    const budgetSays =
      budgetCents === undefined
        ? 'No budget'
        : `${writeCents(perTonne(budgetCents, tonnes))} a tonne, ${writeCents(budgetCents)} in all`
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
        <LimitHandle
          label="Minimum score"
          name={
            isNarrow
              ? null
              : limits.scoreMin === undefined
                ? 'Minimum score'
                : `Score at least ${limits.scoreMin}`
          }
          axis="x"
          value={limits.scoreMin ?? 0}
          min={0}
          max={100}
          step={1}
          says={scoreSays}
          at={scoreAt}
          span={[frame.top, frame.ground]}
          isSet={limits.scoreMin !== undefined}
          // At the left end of the picture there is no limit, wherever the scores begin.
          valueAt={(pixels) => (pixels <= frame.left ? 0 : Math.round(frame.x.invert(pixels)))}
          onChange={setScore}
          onClear={() => setScore(0)}
        />
        {hasBudget && (
          <LimitHandle
            label="Maximum price per tonne"
            name={isNarrow ? null : frame.isWide ? 'Maximum price per tonne' : 'Maximum price'}
            axis="y"
            value={Math.round(budgetAt)}
            min={Math.round(lowest)}
            max={Math.ceil(highest)}
            step={Math.max(1, Math.round(budgetAt * 0.02))}
            says={budgetSays}
            at={frame.y(budgetAt)}
            span={[frame.lane.from, frame.right + 14]}
            isSet={budgetCents !== undefined}
            valueAt={(pixels) => frame.y.invert(pixels)}
            onChange={setBudget}
            onClear={() => setBudget(Number.POSITIVE_INFINITY)}
          />
        )}
      </div>
    )
    if (!isNarrow) return plot
    return (
      <>
        {plot}
        {/* Said by the grips to whoever does not see them. */}
        <div
          aria-hidden="true"
          className="mt-2 grid grid-cols-[auto_1fr_auto] items-center gap-x-2.5 gap-y-2 text-sm"
        >
          <LimitGrip axis="x" isSet={limits.scoreMin !== undefined} />
          <span>Minimum score</span>
          <span className="text-right font-mono text-fine tabular-nums">{limits.scoreMin ?? 'no limit'}</span>
          {hasBudget && (
            <>
              <LimitGrip axis="y" isSet={budgetCents !== undefined} />
              <span>Maximum price per tonne</span>
              <span className="text-right font-mono text-fine tabular-nums">
                {budgetCents === undefined ? 'no limit' : writeCents(perTonne(budgetCents, tonnes))}
              </span>
            </>
          )}
        </div>
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
          <span className="inline-flex items-center gap-2 sm:hidden">
            <span aria-hidden="true" className="h-0 w-5 border-leaf border-t-2" />
            Cheapest baskets
          </span>
          {rings.length > 0 && (
            <span className="inline-flex items-center gap-1.5 sm:hidden">
              {rings.map(({ number }) => (
                <RingNumber key={number} number={number} />
              ))}
              <span className="pl-0.5">Others, below</span>
            </span>
          )}
        </>
      }
      draw={draw}
      controls={
        <div className="grid gap-5">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-hairline border-t pt-3">
            <span
              aria-hidden="true"
              className="size-3 self-center rounded-full border-2 border-leaf max-sm:hidden"
            />
            <span className="font-[480] font-display text-xl tabular-nums" data-old={isOld || undefined}>
              {sayBasket(basket)}
            </span>
            {isOld && (
              <span role="status" className="text-attention text-sm">
                Old answer, counting again
              </span>
            )}
            {!isOld && basket && basket.scoreMean === null && (
              <span className="text-muted text-sm">
                A line of it is not scored yet, so it has no place here.
              </span>
            )}
          </p>
          <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
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
            {canNear && (
              <Switch
                label="Only prices near those of the basket"
                checked={isNear}
                onChange={({ target }) => setNear(target.checked)}
                className="self-center"
              />
            )}
          </div>
          <ListingStepper
            marks={byPrice}
            at={place}
            chosenTonnes={pointedId === null ? undefined : chosen.get(pointedId)}
            onStep={setPointed}
          />
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
                  The largest {writeWhole(marks.length)} listings are drawn; {writeWhole(leftOut)} more count.
                </p>
              )}
              {rings.map(({ number, says }) => (
                <p key={number}>
                  Ring {number}: {says}.
                </p>
              ))}
              <p>
                A line across the picture is a limit of yours: drag its grip, or move it by the arrow keys. A
                ring with a number is another basket for the same tonnes, told below under that number.
              </p>
            </div>
          </Fold>
        </div>
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
