import type { ProjectSupply } from '@ledgerleaf/contract/supply'
import { scaleLinear, scaleLog } from '@visx/scale'
import { writeCents } from '../../ui/format.ts'
import { LeftAxis } from '../../ui/LeftAxis.tsx'
import { tickLook } from '../../ui/tick-look.ts'
import { AxisBreak } from './AxisBreak.tsx'
import { placeVintages } from './place-vintages.ts'
import { stairEdge } from './staircase.ts'

/** From so many times the lowest on, the low ones would lie on one line. */
const wideRange = 20
const dots = { min: 2.5, max: 8 }

type PricePanelProps = {
  supply: Pick<ProjectSupply, 'asked' | 'sold'>
  x: (at: Date) => number
  todayX: number
  left: number
  right: number
  top: number
  bottom: number
}

const roundDollars = (cents: number): string =>
  cents % 100 === 0 ? writeCents(cents).slice(0, -3) : writeCents(cents)

/** What each listing asked for, as a line that changes at once, and what was sold, as dots by how much it was. */
export const PricePanel = ({
  supply: { asked, sold },
  x,
  todayX,
  left,
  right,
  top,
  bottom,
}: PricePanelProps) => {
  const prices = [...asked.flatMap(({ steps }) => steps), ...sold].map(({ priceCents }) => priceCents)
  if (prices.length === 0) return null
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  const isWide = high / Math.max(1, low) > wideRange
  // A price that has not moved is a line in the middle, not a drama of two dollars.
  const room = Math.max(100, (high - low) * 0.25, high * 0.1)
  const y = isWide
    ? scaleLog<number>({ domain: [Math.max(1, low) / 1.5, high * 1.5], range: [bottom, top] })
    : scaleLinear<number>({ domain: [Math.max(0, low - room), high + room], range: [bottom, top] })
  const ticks = isWide ? [...new Set([low, high])] : y.ticks(3)
  const most = Math.max(...sold.map(({ credits }) => credits), 1)
  const radiusOf = (credits: number) => dots.min + (dots.max - dots.min) * Math.sqrt(credits / most)
  const startsAboveZero = isWide || low - room > 0
  return (
    <>
      {ticks.map((value) => (
        <line key={value} x1={left} x2={right} y1={y(value)} y2={y(value)} stroke="var(--hairline)" />
      ))}
      <text {...tickLook} x={left} y={top - 10}>
        $ per credit{startsAboveZero && ', not from zero'}
      </text>
      {startsAboveZero && <AxisBreak x={left} y={bottom} />}
      {asked.map(({ listingId, steps, endedOn, saleType }) => (
        <path
          key={listingId}
          d={stairEdge(
            steps.map(({ on, priceCents }) => ({ x: x(new Date(on)), high: y(priceCents) })),
            endedOn === null ? todayX : x(new Date(endedOn)),
          )}
          fill="none"
          stroke="var(--leaf-strong)"
          strokeWidth={1.75}
          strokeDasharray={saleType === 'forward' ? '5 3' : undefined}
        />
      ))}
      {placeVintages(
        asked.map(({ listingId, vintage, steps, endedOn }) => ({
          listingId,
          vintage,
          x: endedOn === null ? todayX : x(new Date(endedOn)),
          y: y(steps.at(-1)?.priceCents ?? 0),
        })),
        sold.map(({ on, priceCents, credits }) => ({
          x: x(new Date(on)),
          y: y(priceCents),
          radius: radiusOf(credits),
        })),
        left,
      ).map(({ listingId, vintage, ...at }) => (
        <text key={listingId} {...tickLook} fontSize={11} {...at} textAnchor="end">
          {vintage}
        </text>
      ))}
      {sold.map((one) => {
        const kept = one.credits - one.returnedCredits
        const at = { cx: x(new Date(one.on)), cy: y(one.priceCents) }
        return (
          <g key={`${one.on} ${one.vintage} ${one.saleType} ${one.priceCents}`}>
            {/* The ring is what was sold that day, the dot what of it stayed sold. */}
            {one.returnedCredits > 0 && (
              <circle {...at} r={radiusOf(one.credits)} fill="none" stroke="var(--ink)" />
            )}
            {kept > 0 && (
              <circle {...at} r={radiusOf(kept)} fill="var(--ink)" fillOpacity={0.75} stroke="var(--sheet)" />
            )}
          </g>
        )
      })}
      <line x1={left} x2={right} y1={bottom} y2={bottom} stroke="var(--edge)" />
      <LeftAxis left={left} scale={y} ticks={ticks} write={roundDollars} />
    </>
  )
}
