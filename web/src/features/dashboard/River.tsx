import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { writePercent } from '@ledgerleaf/contract/percent'
import { useId } from 'react'
import { Link } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { bandPath, type Fate, type Stream, shapeRiver } from './river-shape.ts'
import { fateWords, wayFromOpen } from './river-words.ts'

const barWidth = 14
/** From the end of a band to its words. */
const leaderWidth = 24

type RiverProps = {
  coverage: Coverage
  width: number
  height: number
}

type WordsProps = {
  band: Stream
  coverage: Coverage
  left: number
}

/** Where each band leads: what it is made of, or what would make it less. */
const Words = ({ band, coverage, left }: WordsProps) => {
  const { name, note, to } = fateWords[band.fate]
  return (
    <Link
      to={to || wayFromOpen(coverage)}
      style={{ left, top: band.label.y, height: band.label.height, right: 0 }}
      className="group absolute grid content-center gap-0.5 rounded-soft py-0.5 leading-tight"
    >
      <span
        className={cn('flex items-baseline gap-x-2 whitespace-nowrap', band.isLargest && 'max-sm:flex-wrap')}
      >
        <span
          className={cn(
            'font-display lining-nums tabular-nums group-hover:underline',
            band.isLargest ? 'text-2xl sm:text-4xl' : 'text-lg',
          )}
        >
          {writeWhole(band.tonnes)} t
        </span>
        <span className="font-mono text-eyebrow text-muted">
          {writePercent(band.tonnes, coverage.footprintTonnes)}
        </span>
      </span>
      <span className="text-muted text-sm">
        <span className="text-ink">{name}</span>
        <span className="max-sm:sr-only">, {note}</span>
      </span>
    </Link>
  )
}

/** The footprint on the left, what became of it on the right, and the bands between true to scale. */
export const River = ({ coverage, width, height }: RiverProps) => {
  const hatch = useId()
  const bands = shapeRiver(coverage, height)
  const wordsWidth = width < 560 ? 132 : 268
  const right = width - wordsWidth - barWidth - leaderWidth - 6
  const fills: Record<Fate, string> = {
    retired: 'var(--retired)',
    pending: `url(#${hatch}-pending)`,
    held: 'var(--held)',
    // Nothing is there yet: a quiet field, and no pattern that could be taken for what is pending.
    open: 'var(--sky)',
  }
  const top = bands[0]?.from.y ?? 0
  const whole = bands.reduce((sum, { from }) => sum + from.height, 0)
  return (
    <div className="relative" style={{ width, height }}>
      <svg width={width} height={height} aria-hidden="true" className="absolute inset-0 block">
        <defs>
          <pattern
            id={`${hatch}-pending`}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="5" height="5" fill="var(--sheet)" />
            <rect width="2.5" height="5" fill="var(--retired)" />
          </pattern>
        </defs>
        {bands.map(({ fate, from, to }) => (
          <path
            key={fate}
            d={bandPath(barWidth, from, right, to)}
            fill={fills[fate]}
            stroke={fate === 'open' ? 'var(--edge)' : 'none'}
            opacity={fate === 'held' || fate === 'retired' ? 0.7 : 1}
          />
        ))}
        {/* No flow is of a scope: one retires tonnes of a year, and the bar takes no sides. */}
        <rect x={0} y={top} width={barWidth} height={whole} fill="var(--ink)" />
        {bands.map(({ fate, to }) => (
          <rect
            key={fate}
            x={right}
            y={to.y}
            width={barWidth}
            height={to.height}
            fill={fills[fate]}
            stroke={fate === 'open' ? 'var(--edge)' : 'none'}
          />
        ))}
        {bands.map(({ fate, to, label }) => {
          const at = right + barWidth + 3
          return (
            <path
              key={fate}
              d={`M${at},${to.y + to.height / 2}L${at + leaderWidth - 4},${label.y + label.height / 2}`}
              stroke="var(--edge)"
              fill="none"
            />
          )
        })}
      </svg>
      {bands.map((band) => (
        <Words key={band.fate} band={band} coverage={coverage} left={right + barWidth + leaderWidth + 6} />
      ))}
    </div>
  )
}
