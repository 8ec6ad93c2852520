import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { writePercent } from '@ledgerleaf/contract/percent'
import { useId } from 'react'
import { Link } from 'react-router'
import { writeWhole } from '../../ui/format.ts'
import { bandPath, type Fate, labelHeight, type Stream, scopesOf, shapeRiver } from './river-shape.ts'
import { fateWords, wayFromOpen } from './river-words.ts'

const barWidth = 14

type RiverProps = { coverage: Coverage; width: number; height: number }

/** Where each band leads: what it is made of, or what would make it less. */
const Words = ({ band, coverage, left }: { band: Stream; coverage: Coverage; left: number }) => {
  const { name, note, to } = fateWords[band.fate]
  return (
    <Link
      to={to || wayFromOpen(coverage)}
      style={{ left, top: band.label.y + (band.label.height - labelHeight) / 2, right: 0 }}
      className="group absolute grid gap-0.5 rounded-soft py-0.5 leading-tight"
    >
      <span className="flex items-baseline gap-x-2 whitespace-nowrap">
        <span className="font-display text-lg lining-nums tabular-nums group-hover:underline">
          {writeWhole(band.tonnes)} t
        </span>
        <span className="font-mono text-eyebrow text-muted">
          {writePercent(band.tonnes, coverage.footprintTonnes)}
        </span>
      </span>
      <span className="truncate text-muted text-sm">
        <span className="text-ink">{name}</span>
        <span className="max-sm:sr-only">, {note}</span>
      </span>
    </Link>
  )
}

/** The footprint by its scopes on the left, what became of it on the right, and the bands between true to scale. */
export const River = ({ coverage, width, height }: RiverProps) => {
  const hatch = useId()
  const bands = shapeRiver(coverage, height)
  const wordsWidth = width < 560 ? 132 : 268
  const right = width - wordsWidth - barWidth - 12
  const fills: Record<Fate, string> = {
    retired: 'var(--retired)',
    pending: `url(#${hatch}-pending)`,
    held: 'var(--held)',
    open: `url(#${hatch}-open)`,
  }
  const top = bands[0]?.from.y ?? 0
  const whole = bands.reduce((sum, { from }) => sum + from.height, 0)
  const scopes = scopesOf(coverage.parts)
  const emitted = scopes.reduce((sum, { tonnes }) => sum + tonnes, 0)
  let above = 0
  const stack = scopes.map(({ scope, tonnes }) => {
    const high = (tonnes / emitted) * whole
    above += high
    return { scope, y: top + above - high, height: high }
  })
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
          <pattern
            id={`${hatch}-open`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" fill="var(--sheet)" />
            <line y2="6" stroke="var(--edge)" strokeWidth="1" />
          </pattern>
        </defs>
        {bands.map(({ fate, from, to }) => (
          <path
            key={fate}
            d={bandPath(barWidth, from, right, to)}
            fill={fills[fate]}
            opacity={fate === 'open' ? 0.7 : 0.45}
          />
        ))}
        {stack.map(({ scope, y, height: high }) => (
          <rect key={scope} x={0} y={y} width={barWidth} height={high} fill={`var(--${scope})`} />
        ))}
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
      </svg>
      {bands.map((band) => (
        <Words key={band.fate} band={band} coverage={coverage} left={right + barWidth + 12} />
      ))}
    </div>
  )
}
