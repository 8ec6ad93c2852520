import type { SalesMonth } from '@ledgerleaf/contract/statement'
import { scaleBand, scaleLinear } from '@visx/scale'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { LeftAxis } from '../../ui/LeftAxis.tsx'
import { tickLook } from '../../ui/tick-look.ts'
import { nameMonth } from './fill-months.ts'

/** The number over the highest bar stands in the room at the top. */
const margin = { top: 26, right: 4, left: 56 }
const moneyHeight = 156
/** Between money and credits: the number over the highest bar stands in it. */
const gap = 30
const numberWidth = 7
/** However little it is, it is seen: above the line it stands on, which is a pixel wide. */
const barMin = 3
const creditHeight = 52
const foot = 40
export const salesHeight = margin.top + moneyHeight + gap + creditHeight + foot

/** Where the months begin and end: what is chosen below stands under them. */
export const salesMargin = margin

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const wholeDollars = (cents: number) => writeCents(Math.round(cents / 100) * 100).slice(0, -'.00'.length)
const shortDollars = (cents: number) => `${cents < 0 ? '−' : ''}$${short.format(Math.abs(cents) / 100)}`

const bareDollars = (cents: number) => shortDollars(cents).replace('$', '')

/**
 * As exactly as every month has room for, so that no number runs into the next month: to the dollar, short, or without the
 * sign that the axis has. The cents are in the table.
 */
const moneyWriter = (nets: readonly number[], step: number) =>
  [wholeDollars, shortDollars].find(
    (write) => Math.max(0, ...nets.map((cents) => write(cents).length)) * numberWidth <= step,
  ) ?? bareDollars

/** Whether the year of the first month can be written before that of the next January. */
const hasRoom = (month: string, step: number): boolean => (13 - Number(month.slice(5))) * step > 44

type Props = {
  months: readonly SalesMonth[]
  chosen: SalesMonth
  onChoose: (place: number) => void
  width: number
}

/** Money above, credits below, month under month. The drawing alone: words, keys and table stand around it. */
export const SalesPlot = ({ months, chosen, onChoose, width }: Props) => {
  const right = width - margin.right
  const x = scaleBand({ domain: months.map(({ month }) => month), range: [margin.left, right], padding: 0.3 })
  const nets = months.map(({ netCents }) => netCents)
  const y = scaleLinear({
    domain: [Math.min(0, ...nets), Math.max(100, ...nets)],
    range: [margin.top + moneyHeight, margin.top],
    nice: true,
  })
  const creditsTop = margin.top + moneyHeight + gap
  const counts = months.map(({ credits }) => credits)
  const c = scaleLinear({
    domain: [Math.min(0, ...counts), Math.max(1, ...counts)],
    range: [creditsTop + creditHeight, creditsTop],
  })
  // Each bar bears its number: beside a month of a thousand one of nineteen is a stroke. Short where months are narrow.
  const longest = Math.max(0, ...counts.map((count) => writeWhole(count).length))
  const writeCredits = longest * numberWidth <= x.step() ? writeWhole : (count: number) => short.format(count)
  const writeMoney = moneyWriter(nets, x.step())
  const bar = x.bandwidth()
  // As many names as have room under their months.
  const every = Math.max(1, Math.ceil(36 / x.step()))
  return (
    <svg width={width} height={salesHeight} aria-hidden="true" className="block">
      {y.ticks(4).map((value) => (
        <line key={value} x1={margin.left} x2={right} y1={y(value)} y2={y(value)} stroke="var(--hairline)" />
      ))}
      <LeftAxis left={margin.left} scale={y} write={shortDollars} />
      {months.map(({ month, netCents, credits }, place) => {
        const left = x(month) ?? 0
        const isChosen = month === chosen.month
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: hidden from readers; the slider below chooses for keyboard and voice
          <g key={month} onClick={() => onChoose(place)} onPointerEnter={() => onChoose(place)}>
            <rect
              x={left - (x.step() - bar) / 2}
              y={margin.top}
              width={x.step()}
              height={salesHeight - margin.top}
              fill={isChosen ? 'var(--ink)' : 'transparent'}
              fillOpacity={0.07}
            />
            {/* A month without a sale has no bar: a stub would look like a little revenue. */}
            {netCents !== 0 && (
              <rect
                x={left}
                y={Math.min(y(0) - (netCents > 0 ? barMin : 0), y(netCents))}
                width={bar}
                height={Math.max(barMin, Math.abs(y(0) - y(netCents)))}
                fill="var(--leaf)"
              />
            )}
            {netCents !== 0 && (
              <text
                {...tickLook}
                fontSize={11}
                x={left + bar / 2}
                y={netCents < 0 ? y(netCents) + 14 : y(netCents) - 6}
                textAnchor="middle"
                fill={isChosen ? 'var(--ink)' : 'var(--muted)'}
              >
                {writeMoney(netCents)}
              </text>
            )}
            {credits !== 0 && (
              <rect
                x={left}
                y={Math.min(c(0) - (credits > 0 ? barMin : 0), c(credits))}
                width={bar}
                height={Math.max(barMin, Math.abs(c(0) - c(credits)))}
                fill="var(--held)"
              />
            )}
            {credits !== 0 && (
              <text
                {...tickLook}
                fontSize={11}
                x={left + bar / 2}
                y={Math.min(c(0) - barMin, c(credits)) - 5}
                textAnchor="middle"
                fill={isChosen ? 'var(--ink)' : 'var(--muted)'}
              >
                {writeCredits(credits)}
              </text>
            )}
            {(months.length - 1 - place) % every === 0 && (
              <text
                {...tickLook}
                x={left + bar / 2}
                y={salesHeight - foot + 18}
                textAnchor="middle"
                fill={isChosen ? 'var(--ink)' : 'var(--muted)'}
              >
                {nameMonth(month)}
              </text>
            )}
            {(month.endsWith('-01') || (place === 0 && hasRoom(month, x.step()))) && (
              <text {...tickLook} x={left + bar / 2} y={salesHeight - foot + 34} textAnchor="middle">
                {month.slice(0, 4)}
              </text>
            )}
          </g>
        )
      })}
      <line x1={margin.left} x2={right} y1={y(0)} y2={y(0)} stroke="var(--edge)" />
      <line x1={margin.left} x2={right} y1={c(0)} y2={c(0)} stroke="var(--edge)" />
    </svg>
  )
}
