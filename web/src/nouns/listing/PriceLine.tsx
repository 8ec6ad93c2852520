import { cn } from '../../ui/cn.ts'
import { writeCents } from '../../ui/format.ts'
import type { SoundComparison } from './compared-words.ts'
import { priceMarks } from './PriceKeys.tsx'
import type { PriceEnds } from './price-ends.ts'

/** From so many times the lowest on, the low ones would lie on one spot. */
const wideRange = 20

const placesOf = (low: number, high: number) => {
  const from = Math.max(1, low)
  const isWide = high / from > wideRange
  return (cents: number): string => {
    if (high <= from) return '50%'
    const at = isWide
      ? Math.log(Math.max(cents, 1) / from) / Math.log(high / from)
      : (cents - from) / (high - from)
    return `${Math.min(1, Math.max(0, at)) * 100}%`
  }
}

type Props = {
  compared: SoundComparison
  ownCents: number
  /** Of all lines that stand under one another: a price has one place in every one of them. */
  ends: PriceEnds
}

/** The prices of others as strokes on a line, the middle one long, one's own as a mark above them; its ends are named. */
export const PriceLine = ({
  compared: { pricesCents, medianCents },
  ownCents,
  ends: { low, high },
}: Props) => {
  const at = placesOf(low, high)
  return (
    <div aria-hidden="true" className="grid gap-1">
      <div className="relative mx-1.5 h-6 border-edge border-b">
        {[...new Set(pricesCents)].map((cents) => (
          <span
            key={cents}
            className={cn('absolute bottom-0 -translate-x-1/2', priceMarks.others.look)}
            style={{ left: at(cents) }}
          />
        ))}
        <span
          className={cn('absolute bottom-0 -translate-x-1/2', priceMarks.median.look)}
          style={{ left: at(medianCents) }}
        />
        <span
          className={cn('absolute top-0 -translate-x-1/2', priceMarks.own.look)}
          style={{ left: at(ownCents) }}
        />
      </div>
      <p className="flex justify-between font-mono text-eyebrow text-muted tabular-nums">
        <span>{writeCents(low)}</span>
        <span>{writeCents(high)}</span>
      </p>
    </div>
  )
}
