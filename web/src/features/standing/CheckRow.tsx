import type { CheckState, StandingCheck } from '@ledgerleaf/contract/standing'
import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { writeInstant } from '../../ui/format.ts'
import { stateWords, writeFigure } from './check-words.ts'
import { WithNames } from './WithNames.tsx'

const looks = {
  good: { Icon: CircleCheck, tone: 'text-leaf-strong' },
  late: { Icon: TriangleAlert, tone: 'text-attention' },
  stopping: { Icon: CircleAlert, tone: 'text-error' },
  unknown: { Icon: CircleHelp, tone: 'text-muted' },
  unset: { Icon: CircleDashed, tone: 'text-muted' },
} as const satisfies Record<CheckState, object>

const State = ({ state }: { state: CheckState }) => {
  const { Icon, tone } = looks[state]
  return (
    <p className={cn('flex items-center gap-2 self-start font-medium text-note max-sm:text-sm', tone)}>
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
      {stateWords[state]}
    </p>
  )
}

type CheckRowProps = {
  check: StandingCheck
  onSilence: () => void
  onEndSilence: () => void
  busy: boolean
}

/** One thing the server depends on: how it stands, since when, and what to do. */
export const CheckRow = ({ check, onSilence, onEndSilence, busy }: CheckRowProps) => {
  const { title, state, says, advice, cause, since, silence } = check
  const isBad = state === 'late' || state === 'stopping'
  const figure = writeFigure(check)
  return (
    <li className="grid gap-x-6 gap-y-1 border-hairline sm:gap-y-2 border-b py-3 last:border-b-0 sm:py-4 max-sm:text-note sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <State state={state} />
      <div className="grid min-w-0 content-start gap-1 [overflow-wrap:anywhere]">
        <h3 className="font-sans font-medium">{title}</h3>
        <p className="max-w-text">{says}</p>
        {cause && <p className="font-mono text-fine text-muted">{cause}</p>}
        {advice && (
          <p className="max-w-text text-muted">
            <WithNames text={advice} />
          </p>
        )}
        <p className={cn('font-mono text-eyebrow text-muted', !isBad && 'max-sm:hidden')}>
          Since {writeInstant(since)}
          {figure && ` · ${figure}`}
        </p>
        {silence && (
          <p className="text-muted text-sm">
            No alerts until {writeInstant(silence.until)}: {silence.reason}
          </p>
        )}
      </div>
      {(isBad || silence) && (
        <div className="self-start sm:col-start-2 lg:col-start-3">
          {silence ? (
            <Button
              variant="outline"
              size="small"
              busy={busy}
              aria-label={`Send alerts about ${title} again`}
              onClick={onEndSilence}
            >
              Send alerts again
            </Button>
          ) : (
            <Button
              variant="outline"
              size="small"
              aria-label={`Silence alerts about ${title}`}
              onClick={onSilence}
            >
              Silence alerts
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
