import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { writePercent } from '@ledgerleaf/contract/percent'
import { useId } from 'react'
import { Link } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { RiverLoupe } from './RiverLoupe.tsx'
import { bandPath, type Fate, figureHeightOf, type Stream, shapeRiver } from './river-shape.ts'
import { fateWords, wayFromOpen } from './river-words.ts'

const barWidth = 14
/** From the end of a band to its words. */
const leaderWidth = 24

type RiverProps = {
  coverage: Coverage
  width: number
  height: number
  /** Something else comes first: then credits are found after it. */
  isLater: boolean
  /** The way to credits for it is told in words below the picture. */
  isToldBelow: boolean
}

type WordsProps = {
  band: Stream
  coverage: Coverage
  share: string
  left: number
  isLater: boolean
  isToldBelow: boolean
}

/** Where each band leads: what it is made of, or what would make it less. */
const Words = ({ band, coverage, share, left, isLater, isToldBelow }: WordsProps) => {
  const { name, note, to } = fateWords[band.fate]
  const isToFind = band.fate === 'open' && coverage.programme === null
  return (
    <Link
      to={to || wayFromOpen(coverage)}
      style={{ left, top: band.label.y, height: band.label.height, right: 0 }}
      className="group absolute grid content-start justify-items-start gap-0.5 rounded-soft leading-tight"
    >
      <span
        className="flex items-center gap-x-2 whitespace-nowrap"
        style={{ height: figureHeightOf(band.isLargest) }}
      >
        <span
          className={cn(
            'font-display lining-nums tabular-nums group-hover:underline',
            band.isLargest ? 'text-2xl sm:text-4xl' : 'text-xl',
          )}
        >
          {writeWhole(band.tonnes)} t
        </span>
        <span className="font-mono text-eyebrow text-muted">{share}</span>
      </span>
      <span className="text-muted text-sm">
        <span className="text-ink">{name}</span>
        <span className="max-sm:sr-only">, {note}</span>
      </span>
      {isToFind && (
        <span className={isToldBelow ? 'sr-only' : cn(textLinkLook, 'text-sm')}>
          {isLater ? 'Later: find credits for it' : 'Find credits for it'}
        </span>
      )}
    </Link>
  )
}

/** The footprint on the left, what became of it on the right, and the bands between true to scale. */
export const River = ({ coverage, width, height, isLater, isToldBelow }: RiverProps) => {
  const hatch = useId()
  const { bands, loupe } = shapeRiver(coverage, height)
  const isNarrow = width < 560
  const wordsLeft = width - (isNarrow ? 152 : 268)
  // On a phone the words beside the loupe are short, and give it of their room.
  const lens = isNarrow
    ? { left: wordsLeft - 18, right: wordsLeft + 12, wordsLeft: wordsLeft + 34 }
    : { left: wordsLeft - 152, right: wordsLeft - leaderWidth - 6, wordsLeft }
  const right = (loupe ? lens.left - (isNarrow ? 28 : 84) : wordsLeft - leaderWidth - 6) - barWidth
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
        {loupe && (
          <RiverLoupe
            loupe={loupe}
            bands={bands}
            fills={fills}
            from={right + barWidth}
            left={lens.left}
            right={lens.right}
          />
        )}
        {bands.map(({ fate, to, inset, label, isLargest }) => {
          const at = (inset ? lens.right : right + barWidth) + 3
          const end = (inset ? lens.wordsLeft : wordsLeft) - 7
          const stretch = inset ?? to
          const figure = label.y + figureHeightOf(isLargest) / 2
          // Level where the band is high enough for it.
          const begin = Math.min(
            Math.max(figure, stretch.y + Math.min(6, stretch.height / 2)),
            stretch.y + stretch.height - Math.min(6, stretch.height / 2),
          )
          return <path key={fate} d={`M${at},${begin}L${end},${figure}`} stroke="var(--edge)" fill="none" />
        })}
      </svg>
      {bands.map((band) => (
        <Words
          key={band.fate}
          band={band}
          coverage={coverage}
          share={writePercent(band.tonnes, coverage.footprintTonnes)}
          left={band.inset ? lens.wordsLeft : wordsLeft}
          isLater={isLater}
          isToldBelow={isToldBelow}
        />
      ))}
    </div>
  )
}
