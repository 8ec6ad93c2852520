import type { FrontierPoint, MarketMark } from '@ledgerleaf/contract/recommendations'
import { memo } from 'react'
import { kindFill, markPath } from '../../nouns/project/kind-look.ts'
import { writeCents } from '../../ui/format.ts'
import type { MarketFrame } from './market-scale.ts'
import type { PlacedName } from './place-names.ts'

export type DrawnMark = { mark: MarketMark; x: number; y: number; radius: number }

const small = { fontSize: 12, fontFamily: 'var(--font-mono)', fill: 'var(--muted)' }
const words = { fontSize: 12, fill: 'var(--muted)' }

/** On round numbers of the axis the cents say nothing. */
const writePrice = (cents: number): string =>
  cents >= 100 && cents % 100 === 0 ? writeCents(cents).slice(0, -3) : writeCents(Math.round(cents))

const Ground = ({ frame, width }: { frame: MarketFrame; width: number }) => {
  const { x, y, left, right, top, ground, lane } = frame
  return (
    <>
      {frame.ticks().map((cents) => (
        <g key={cents}>
          <line x1={lane.from} x2={right} y1={y(cents)} y2={y(cents)} stroke="var(--hairline)" />
          <text {...small} x={lane.from - 8} y={y(cents)} dy="0.32em" textAnchor="end">
            {writePrice(cents)}
          </text>
        </g>
      ))}
      {x.ticks(width < 480 ? 4 : 7).map((score) => (
        <g key={score}>
          <line x1={x(score)} x2={x(score)} y1={top} y2={ground} stroke="var(--hairline)" />
          <text {...small} x={x(score)} y={ground + 24} textAnchor="middle">
            {score}
          </text>
        </g>
      ))}
      <line x1={left} x2={right} y1={ground} y2={ground} stroke="var(--edge)" />
      <text {...words} x={right} y={ground + 42} textAnchor="end">
        Score
      </text>
      <text {...words} x={0} y={11}>
        Price per tonne
        {frame.isWide ? ', log scale' : ''}
      </text>
      {lane.width > 0 && (
        <>
          <rect
            x={lane.from}
            y={top}
            width={lane.width - 8}
            height={ground - top}
            fill="var(--sunken)"
            opacity={0.7}
          />
          <text {...words} x={lane.from} y={ground + 42} textAnchor="start">
            Not scored yet
          </text>
        </>
      )}
    </>
  )
}

type MarksProps = { drawn: readonly DrawnMark[]; within: ReadonlySet<string>; chosen: ReadonlySet<string> }

// A thousand marks are drawn again only when a limit or the basket changed, and not for a hand that passes over them.
const Marks = memo(({ drawn, within, chosen }: MarksProps) => {
  const look = (id: string): number => (chosen.has(id) ? 2 : within.has(id) ? 1 : 0)
  // The basket lies on top, what is out of the question at the bottom, and small marks above large ones.
  const ordered = [...drawn].sort(
    (a, b) => look(a.mark.listingId) - look(b.mark.listingId) || b.radius - a.radius,
  )
  return ordered.map(({ mark: { listingId, category, mechanism }, x, y, radius }) => {
    const rank = look(listingId)
    const fill = kindFill(category)
    return (
      <path
        key={listingId}
        data-mark={rank === 2 ? 'chosen' : rank === 1 ? 'within' : 'outside'}
        d={markPath(mechanism, rank === 2 ? Math.max(radius, 5) : radius)}
        transform={`translate(${x.toFixed(1)},${y.toFixed(1)})`}
        fill={fill}
        fillOpacity={rank === 2 ? 1 : rank === 1 ? 0.16 : 0}
        stroke={rank === 2 ? 'var(--ink)' : rank === 1 ? fill : 'var(--edge)'}
        strokeOpacity={rank === 0 ? 0.45 : 1}
        strokeWidth={rank === 2 ? 1.5 : 1.25}
      />
    )
  })
})

type Point = { scoreMean: number; centsPerTonne: number }
type Place = { x: number; y: number }
/** Another basket, under the number that its card has; its ring may stand beside its place. */
export type OtherPoint = { number: number; at: Place; ring: Place }

const Line = ({ frame, points, tonnes, isOld }: LineProps) => {
  const { x, y } = frame
  const at = points.map(({ scoreMean, totalCents }) => [x(scoreMean), y(totalCents / tonnes)] as const)
  return (
    <g opacity={isOld ? 0.35 : 1}>
      <path
        d={at.map(([left, top], i) => `${i ? 'L' : 'M'}${left},${top}`).join('')}
        fill="none"
        stroke="var(--leaf)"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {at.map(([left, top]) => (
        <circle
          key={`${left} ${top}`}
          cx={left}
          cy={top}
          r={2.5}
          fill="var(--sheet)"
          stroke="var(--leaf)"
          strokeWidth={1.5}
        />
      ))}
    </g>
  )
}
type LineProps = { frame: MarketFrame; points: readonly FrontierPoint[]; tonnes: number; isOld: boolean }

const Basket = ({ frame, point }: { frame: MarketFrame; point: Point }) => {
  const [left, top] = [frame.x(point.scoreMean), frame.y(point.centsPerTonne)]
  return (
    <g data-mark="basket">
      <circle cx={left} cy={top} r={9} fill="none" stroke="var(--sheet)" strokeWidth={5} />
      <circle cx={left} cy={top} r={9} fill="none" stroke="var(--leaf)" strokeWidth={2.5} />
      <circle cx={left} cy={top} r={2.5} fill="var(--leaf)" />
    </g>
  )
}

const Others = ({ others }: { others: readonly OtherPoint[] }) =>
  others.map(({ number, at, ring }) => (
    <g key={number}>
      {(at.x !== ring.x || at.y !== ring.y) && (
        <>
          <line x1={at.x} y1={at.y} x2={ring.x} y2={ring.y} stroke="var(--sheet)" strokeWidth={4} />
          <line x1={at.x} y1={at.y} x2={ring.x} y2={ring.y} stroke="var(--ink)" strokeWidth={1.25} />
          <circle cx={at.x} cy={at.y} r={3} fill="var(--ink)" stroke="var(--sheet)" strokeWidth={1.5} />
        </>
      )}
      <g transform={`translate(${ring.x},${ring.y})`}>
        <circle r={9} fill="var(--sheet)" stroke="var(--sheet)" strokeWidth={4} />
        <circle r={9} fill="var(--sheet)" stroke="var(--ink)" strokeWidth={1.5} />
        <text {...small} fill="var(--ink)" dy="0.34em" textAnchor="middle">
          {number}
        </text>
      </g>
    </g>
  ))

/** What is bought, by its name: nobody has to point at a mark to learn what their money goes to. */
const Names = ({ names, isOld }: { names: readonly PlacedName[]; isOld: boolean }) => (
  <g opacity={isOld ? 0.5 : 1}>
    {names.map(({ key, leader }) => {
      if (!leader) return null
      const [from, to] = leader
      return <line key={key} x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke="var(--muted)" />
    })}
    {names.map(({ key, text, x, y, anchor }) => (
      <text
        key={key}
        x={x}
        y={y}
        dy="0.32em"
        textAnchor={anchor}
        fontSize={12.5}
        fontWeight={550}
        fill="var(--ink)"
        stroke="var(--sheet)"
        strokeWidth={5}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {text}
      </text>
    ))}
  </g>
)

type Props = {
  frame: MarketFrame
  width: number
  height: number
  drawn: readonly DrawnMark[]
  within: ReadonlySet<string>
  chosen: ReadonlySet<string>
  frontier: Omit<LineProps, 'frame'> | null
  basket: Point | null
  others: readonly OtherPoint[]
  isOld: boolean
  pointed: DrawnMark | undefined
  names: readonly PlacedName[]
}

/** The drawing alone: what it shows is said in words and in tables beside it. */
export const PriceQualityPlot = (props: Props) => {
  const { frame, width, height, drawn, within, chosen, frontier, basket, others, isOld, pointed, names } =
    props
  return (
    <svg width={width} height={height} aria-hidden="true" className="block">
      <Ground frame={frame} width={width} />
      <g opacity={isOld ? 0.5 : 1} className="transition-opacity motion-reduce:transition-none">
        <Marks drawn={drawn} within={within} chosen={chosen} />
      </g>
      {frontier && <Line frame={frame} {...frontier} />}
      <g opacity={isOld ? 0.4 : 1}>
        <Others others={others} />
      </g>
      {basket && (
        <g opacity={isOld ? 0.4 : 1}>
          <Basket frame={frame} point={basket} />
        </g>
      )}
      <Names names={names} isOld={isOld} />
      {pointed && (
        <path
          d={markPath(pointed.mark.mechanism, pointed.radius + 5)}
          transform={`translate(${pointed.x},${pointed.y})`}
          fill="none"
          stroke="var(--ink)"
          strokeWidth={1.5}
        />
      )}
    </svg>
  )
}
