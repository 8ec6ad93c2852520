import type { ScoreSummary } from '@ledgerleaf/contract/scores'
import { cn } from '../../ui/cn.ts'

type Told = { value: number; grade: string; confidence: number; vintage: number; isPromise?: boolean }

const tiles: Record<string, string> = {
  A: 'bg-grade-a text-on-grade-a',
  B: 'bg-grade-b text-on-grade-b',
  C: 'bg-grade-c text-on-grade-c',
  D: 'bg-grade-d text-on-grade-d',
  E: 'bg-grade-e text-on-grade-e inset-ring inset-ring-edge',
} satisfies Record<ScoreSummary['grade'], string>

/** The letter alone, on its step of the scale: where the number stands beside it. */
export const GradeMark = ({ grade, size = 'small' }: { grade: string; size?: 'small' | 'tiny' }) => (
  <span
    aria-hidden="true"
    className={cn(
      'inline-grid place-items-center font-[560] font-display leading-none',
      size === 'small' ? 'size-6 text-sm' : 'size-3.5 text-[0.625rem]',
      tiles[grade] ?? tiles.E,
    )}
  >
    {grade}
  </span>
)

/** The grade on its scale of five, in a ring that is closed as far as the score goes of its hundred. */
const Ringed = ({ grade, value }: Pick<Told, 'grade' | 'value'>) => (
  <span
    aria-hidden="true"
    title={`${Math.round(value)} of 100`}
    className="grid size-8 shrink-0 place-items-center rounded-full"
    style={{ background: `conic-gradient(var(--ink) ${value}%, var(--hairline) 0)` }}
  >
    <span className="grid size-[1.6875rem] place-items-center rounded-full bg-sheet">
      <span
        className={cn(
          'grid size-[1.4375rem] place-items-center rounded-full font-[560] font-display text-sm leading-none',
          tiles[grade] ?? tiles.E,
        )}
      >
        {grade}
      </span>
    </span>
  </span>
)

/**
 * The grade, the number and how much of it is documented: one without the others says little. Where there is little room
 * the tile has the first two, and `tellDocumented` stands beside it in words.
 */
export const GradeTile = ({
  score,
  isNarrow = false,
  isNamed = false,
  className,
}: {
  score: Told | null
  isNarrow?: boolean
  /** Where nothing beside it says that it is a score. */
  isNamed?: boolean
  className?: string
}) => {
  if (!score)
    return (
      <span
        className={cn(
          'inline-flex min-h-8 items-center border border-hairline bg-sheet px-2 text-fine text-muted',
          className,
        )}
      >
        Not scored yet
      </span>
    )
  const value = Math.round(score.value)
  return (
    <span
      className={cn('inline-flex items-center gap-2 border border-edge bg-sheet py-1 pr-2.5 pl-1', className)}
    >
      <span className="sr-only">
        Score {value}, grade {score.grade}, {score.confidence} % documented,{' '}
        {score.isPromise ? `of the promised vintage ${score.vintage}` : `of vintage ${score.vintage}`}
      </span>
      <Ringed {...score} />
      <span aria-hidden="true" className="grid gap-0.5 font-mono text-note leading-none tabular-nums">
        {isNamed && <span className="font-sans text-eyebrow text-muted leading-none">Score</span>}
        {value}
      </span>
      {!isNarrow && (
        <span
          aria-hidden="true"
          className="grid whitespace-nowrap border-hairline border-l pl-2.5 text-eyebrow text-muted leading-snug tabular-nums"
        >
          <span>{score.confidence} % documented</span>
          <span>
            {score.isPromise ? 'promised ' : 'vintage '}
            {score.vintage}
          </span>
        </span>
      )}
    </span>
  )
}
