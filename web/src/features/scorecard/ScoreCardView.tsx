import type { KeptScore, ScoreChange } from '@ledgerleaf/contract/scores'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { scoreQueries } from '../../nouns/score/queries.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { writeDate } from '../../ui/format.ts'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ScoreHead } from './ScoreHead.tsx'
import { ScoreStrip } from './ScoreStrip.tsx'

const Gates = ({ score }: { score: KeptScore }) => {
  const shut = score.gates.filter(({ passed }) => !passed)
  if (shut.length === 0)
    return <p className="text-muted text-sm">All {score.gates.length} basic checks passed</p>
  return (
    <div className="grid gap-3 border-ochre border-l-2 pl-4">
      <p className="font-medium">Before there is a number</p>
      <ul className="grid gap-2 text-note">
        {shut.map(({ id, detail }) => (
          <li key={id}>{detail}</li>
        ))}
      </ul>
    </div>
  )
}

/** Work for its seller, who finds it open; who buys looks it up. */
const Raises = ({ score, isOpen }: { score: KeptScore; isOpen: boolean }) => {
  const raises = score.raises.slice(0, 5)
  if (raises.length === 0) return null
  return (
    <Fold title="What the seller could still show" isOpen={isOpen}>
      <ul>
        {raises.map(({ rule, raise, gain }) => (
          <li
            key={rule}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-4 border-hairline border-t py-2.5 text-note"
          >
            <span>{raise}</span>
            <span className="whitespace-nowrap font-mono text-sm tabular-nums">
              {gain > 0 ? `up to +${gain}` : 'documents it'}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

const History = ({ history }: { history: readonly ScoreChange[] }) => (
  <Fold title="How it changed">
    <ul className="grid gap-1 font-mono text-muted text-sm tabular-nums">
      {history.map((change) => (
        <li key={`${change.scoredAt} ${change.vintage} ${change.value} ${change.confidence}`}>
          {writeDate(change.scoredAt)} · {change.vintage} · {change.value ?? 'not scored'} ·{' '}
          {change.confidence} %
        </li>
      ))}
    </ul>
  </Fold>
)

/** A score is made anew whenever what it counts changes: one from before the hand-in still holds for what was handed in. */
const tellVersion = ({ scoredAt }: KeptScore, handedInAt: string | null): string => {
  if (handedInAt === null) return 'This is the score of the file as it is being written.'
  return scoredAt < handedInAt
    ? `This score was made on ${writeDate(scoredAt)}, before the file was handed in on ${writeDate(handedInAt)}. Nothing it counts has changed since.`
    : 'This is the score of the file as it was handed in.'
}

type MeanwhileProps = { score: KeptScore; handedInAt: string | null; approved: KeptScore | undefined }

/** Which version the card is of, and what a stranger is shown meanwhile. */
const Meanwhile = ({ score, handedInAt, approved }: MeanwhileProps) => (
  <p className="border-ochre border-l-2 pl-4 text-note">
    {tellVersion(score, handedInAt)}{' '}
    {approved
      ? `Strangers see ${approved.value === null ? 'no number' : `${approved.value} of 100`}, of the approved version, until an operator approves this one.`
      : 'Strangers see it once an operator has approved the file.'}
  </p>
)

type ScoreCardViewProps = {
  projectId: string
  emptyText: string
  /** Whether what is being written counts, as for its seller and for operators. */
  showsDraft?: boolean
  /** When what is being written was handed in; null while it was not. */
  handedInAt?: string | null
  /** The vintage to open on, where it is scored; else the newest. */
  opensOn?: number | undefined
  /** What it will take, as far as the page knows: nothing below it jumps once it is here. */
  room?: string
}

/** The scorecard of a project, vintage by vintage; every point opens the page it stands on. */
export const ScoreCardView = ({
  projectId,
  emptyText,
  showsDraft = false,
  handedInAt = null,
  opensOn,
  room = 'h-72',
}: ScoreCardViewProps) => {
  const { data, isError, isFetching, refetch } = useQuery(scoreQueries.ofProject(projectId))
  const [vintage, setVintage] = useState<number>()
  if (!data && isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  if (!data)
    return (
      <div role="status">
        <span className="sr-only">Loading the scorecard</span>
        <Skeleton className={`w-full ${room}`} />
      </div>
    )
  const draft = showsDraft ? data.ifApproved : null
  const { scores, history } = draft ?? data
  const score = scores.find((one) => one.vintage === (vintage ?? opensOn)) ?? scores[0]
  if (!score) return <EmptyState of="figures" title="Not scored yet" text={emptyText} />
  return (
    <div className="grid gap-7">
      {scores.length > 1 && (
        <Select
          label="Vintage"
          value={score.vintage}
          className="max-w-40"
          onChange={(event) => setVintage(Number(event.target.value))}
        >
          {scores.map((one) => (
            <option key={one.vintage} value={one.vintage}>
              {one.vintage}
            </option>
          ))}
        </Select>
      )}
      <ScoreHead score={score} isDraft={draft !== null} />
      {draft && (
        <Meanwhile
          score={score}
          handedInAt={handedInAt}
          approved={data.scores.find((one) => one.vintage === score.vintage)}
        />
      )}
      <Gates score={score} />
      <ScoreStrip score={score} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <Raises score={score} isOpen={showsDraft} />
        <History history={history.filter((change) => change.vintage === score.vintage)} />
      </div>
    </div>
  )
}
