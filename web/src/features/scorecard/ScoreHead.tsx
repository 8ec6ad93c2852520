import type { KeptScore } from '@ledgerleaf/contract/scores'
import { writeDate } from '../../ui/format.ts'

/** The number and, apart from it, how much of it is documented: one without the other says little. */
export const ScoreHead = ({ score, isDraft }: { score: KeptScore; isDraft: boolean }) => (
  <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-end sm:gap-10">
    <div className="grid gap-1">
      <p className="font-mono text-eyebrow text-muted">
        Screening score{isDraft && ' if approved'}, vintage {score.vintage}
      </p>
      {score.value === null ? (
        <p className="font-display text-4xl">Not scored yet</p>
      ) : (
        <p className="flex items-baseline gap-3">
          <span className="font-[420] font-display text-6xl lining-nums leading-none tabular-nums">
            {score.value}
          </span>
          <span className="text-muted">
            of 100, grade <strong className="font-medium text-ink">{score.grade}</strong>
          </span>
        </p>
      )}
    </div>
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span>Confidence: what is documented of what is asked</span>
        <span className="whitespace-nowrap font-mono tabular-nums">{score.confidence} %</span>
      </div>
      <div aria-hidden="true" className="h-1.5 bg-hairline">
        <div className="h-full bg-ink" style={{ width: `${score.confidence}%` }} />
      </div>
      <p className="text-muted text-sm">
        A screening score by open rules ({score.ruleSet}), made {writeDate(score.scoredAt)}. It is not a
        rating.
        {score.limitedBy
          ? ` ${score.limitedBy} holds the whole down: no other pillar can make up for it.`
          : ''}
      </p>
    </div>
  </div>
)
