import type { Mechanism, ProjectCategory } from '@ledgerleaf/contract/market'
import { Fan, Flame, type LucideIcon, Mountain, Trees, Waves } from 'lucide-react'
import { kindFill, markPath } from './kind-look.ts'

const glyphs: Record<ProjectCategory, LucideIcon> = {
  redd_arr: Trees,
  biochar: Flame,
  blue_carbon: Waves,
  dac: Fan,
  erw: Mountain,
}

type Props = {
  category: ProjectCategory | null
  /** `none` where a key tells the kind alone: a square, the outline of neither. */
  mechanism: Mechanism | 'none' | null
  radius: number
  /** Drawn around it, for what is under the hand. */
  isLit?: boolean
  className?: string
}

/** A kind of project as one mark: its colour and its sign, and by its outline whether carbon is removed. */
export const KindMark = ({ category, mechanism, radius, isLit = false, className }: Props) => {
  // A triangle reaches farthest; its room is that of all.
  const half = radius * 1.55 + 3
  const Glyph = category && glyphs[category]
  const sign = radius * 1.1
  // The middle of a triangle's room for a sign lies below that of its corners.
  const down = mechanism === 'mixed' ? radius * 0.12 : 0
  return (
    <svg
      aria-hidden="true"
      width={half * 2}
      height={half * 2}
      viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`}
      className={className}
    >
      <path
        d={markPath(mechanism, radius)}
        fill={kindFill(category)}
        stroke={isLit ? 'var(--ink)' : 'var(--sheet)'}
        strokeWidth={isLit ? 3 : 1.5}
        strokeLinejoin="round"
      />
      {Glyph && (
        <Glyph
          x={-sign / 2}
          y={-sign / 2 + down}
          width={sign}
          height={sign}
          strokeWidth={2.25}
          className="text-sheet"
        />
      )}
    </svg>
  )
}
