import type { ScoreSummary } from '@ledgerleaf/contract/scores'
import { cn } from '../../ui/cn.ts'

type Told = { value: number; grade: string; confidence: number; vintage: number; isPromise?: boolean }

const tiles: Record<string, string> = {
  A: 'bg-grade-a text-on-grade-a',
  B: 'bg-grade-b text-on-grade-b',
  C: 'bg-grade-c text-on-grade-c',
  D: 'bg-grade-d text-on-grade-d',
  E: 'bg-grade-e text-on-grade-e',
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

/** Of which vintage a grade is: what is only promised is not taken for what can be had. */
const Vintage = ({ vintage, isPromise = false }: Pick<Told, 'vintage' | 'isPromise'>) => (
  <span
    aria-hidden="true"
    className="grid content-center gap-0.5 border-hairline border-l px-1.5 text-center text-eyebrow text-muted leading-none"
  >
    <span className="font-mono tabular-nums">{vintage}</span>
    {isPromise && <span>promised</span>}
  </span>
)

/** The grade on its scale of five, the number, how much of it is documented, and the vintage: one without the others says little. */
export const GradeTile = ({
  score,
  isNarrow = false,
  className,
}: {
  score: Told | null
  /** The vintage stands below, where there is no room beside. */
  isNarrow?: boolean
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
      className={cn(
        'inline-flex border border-edge bg-sheet',
        isNarrow &&
          'w-20 flex-wrap [&>:last-child]:w-full [&>:last-child]:border-t [&>:last-child]:border-l-0 [&>:last-child]:py-1',
        className,
      )}
    >
      <span className="sr-only">
        Score {value}, grade {score.grade}, {score.confidence} % documented,{' '}
        {score.isPromise ? `of the promised vintage ${score.vintage}` : `of vintage ${score.vintage}`}
      </span>
      <span
        aria-hidden="true"
        className={cn(
          'grid size-8 place-items-center font-[560] font-display text-lg leading-none',
          tiles[score.grade] ?? tiles.E,
        )}
      >
        {score.grade}
      </span>
      <span
        aria-hidden="true"
        title={`${score.confidence} % documented`}
        className="grid w-11 content-center gap-1 px-2"
      >
        <span className="text-center font-mono text-fine leading-none tabular-nums">{value}</span>
        <span className="h-1 bg-hairline">
          <span className="block h-full bg-ink" style={{ width: `${score.confidence}%` }} />
        </span>
      </span>
      <Vintage vintage={score.vintage} isPromise={score.isPromise} />
    </span>
  )
}
