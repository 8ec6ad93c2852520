import { scaleLinear, scaleLog } from '@visx/scale'
import { writeCents } from '../../ui/format.ts'

const side = 10
/** From so many times the lowest on, the low ones would lie on one spot. */
const wideRange = 20
const letterWidth = 7.3

type Props = {
  pricesCents: readonly number[]
  medianCents: number
  ownCents: number
  width: number
  /** With figures under it: for a picture; without: for a line of a table. */
  named?: boolean
}

export const stripHeight = { named: 104, plain: 28 }

/** The prices of others as strokes on a line, the middle one long, one's own as a mark above them. */
export const PriceStrip = ({ pricesCents, medianCents, ownCents, width, named = false }: Props) => {
  const low = Math.min(ownCents, ...pricesCents)
  const high = Math.max(ownCents, ...pricesCents)
  const range: [number, number] = [side, width - side]
  const make = high / Math.max(1, low) > wideRange ? scaleLog<number> : scaleLinear<number>
  const x = make({ domain: [Math.max(1, low), Math.max(high, low + 1)], range })
  const height = named ? stripHeight.named : stripHeight.plain
  const base = named ? 56 : 22
  const stroke = named ? 26 : 11
  const own = x(ownCents)
  const mark = named ? 7 : 4.5
  const label = (text: string, at: number) => {
    const half = (text.length * letterWidth) / 2
    return Math.min(Math.max(at, half), width - half)
  }
  const text = { fontFamily: 'var(--font-mono)', fontSize: 12, textAnchor: 'middle' as const }
  const ownText = `Yours ${writeCents(ownCents)}`
  const medianText = `Median ${writeCents(medianCents)}`
  const medianHalf = (medianText.length * letterWidth) / 2
  const medianMid = label(medianText, x(medianCents))
  const isBetween =
    medianMid - medianHalf > (writeCents(low).length + 1) * letterWidth &&
    medianMid + medianHalf < width - (writeCents(high).length + 1) * letterWidth
  const medianAt = base + (isBetween ? 19 : 40)
  return (
    <svg width={width} height={height} aria-hidden="true" className="block">
      <line x1={0} x2={width} y1={base} y2={base} stroke="var(--edge)" />
      {[...new Set(pricesCents)].map((cents) => (
        <line
          key={cents}
          x1={x(cents)}
          x2={x(cents)}
          y1={base - stroke}
          y2={base}
          stroke="var(--edge)"
          strokeWidth={1.5}
          strokeOpacity={0.75}
        />
      ))}
      <line
        x1={x(medianCents)}
        x2={x(medianCents)}
        y1={base - stroke - (named ? 6 : 4)}
        y2={named ? medianAt - 12 : base + 4}
        stroke="var(--ink)"
        strokeWidth={2}
      />
      <path
        d={`M${own},${base - stroke + mark} L${own - mark},${base - stroke - mark} L${own + mark},${base - stroke - mark} Z`}
        fill="var(--leaf)"
        stroke="var(--sheet)"
        strokeWidth={1}
      />
      {named && (
        <>
          <text {...text} x={label(ownText, own)} y={14} fill="var(--leaf-strong)">
            {ownText}
          </text>
          {/* The ends of the axis, at its ends; the median between them, or under them where there is no room. */}
          {[low, high].map((cents) => (
            <line key={cents} x1={x(cents)} x2={x(cents)} y1={base} y2={base + 5} stroke="var(--edge)" />
          ))}
          <text {...text} x={0} y={base + 19} textAnchor="start" fill="var(--muted)">
            {writeCents(low)}
          </text>
          <text {...text} x={width} y={base + 19} textAnchor="end" fill="var(--muted)">
            {writeCents(high)}
          </text>
          <text {...text} x={medianMid} y={medianAt} fill="var(--ink)">
            {medianText}
          </text>
        </>
      )}
    </svg>
  )
}
