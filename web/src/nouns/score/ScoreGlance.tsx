import type { KeptScore } from '@ledgerleaf/contract/scores'
import { GradeTile } from './GradeTile.tsx'
import { pillarShares } from './pillar-shares.ts'
import { scoreLooks } from './score-looks.ts'

const shown = ['documented', 'assumed', 'undocumented'] as const

/** The hundred points side by side, a box for each criterion; the scorecard tells them one by one. */
const Strip = ({ pillars }: Pick<KeptScore, 'pillars'>) => (
  <span aria-hidden="true" className="flex h-3 w-full gap-px">
    {pillars.map((pillar) => {
      const shares = pillarShares(pillar)
      return (
        <span
          key={pillar.id}
          title={pillar.title}
          className="flex border border-edge"
          style={{ width: `${pillar.weight}%` }}
        >
          {shown.map((part) => (
            <span
              key={part}
              className={part === 'undocumented' ? 'shadow-[inset_-1px_0_var(--edge)]' : undefined}
              style={{
                width: `${(shares[part] / pillar.weight) * 100}%`,
                background: scoreLooks[part].fill,
              }}
            />
          ))}
        </span>
      )
    })}
  </span>
)

/** A score where there is little room: its grade, how much of it is documented, and where its points are. */
export const ScoreGlance = ({ score }: { score: KeptScore | undefined }) => {
  const { value, grade, confidence, vintage } = score ?? {
    value: null,
    grade: null,
    confidence: 0,
    vintage: 0,
  }
  const told = value !== null && grade !== null ? { value, grade, confidence, vintage } : null
  return (
    <div className="grid max-w-md grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
      <GradeTile isNarrow score={told} />
      {score && told && (
        <div className="grid gap-1">
          <span aria-hidden="true" className="text-sm tabular-nums">
            {confidence} % documented, vintage {vintage}
          </span>
          <Strip pillars={score.pillars} />
        </div>
      )}
    </div>
  )
}
