import type { StandingCheck } from '@ledgerleaf/contract/standing'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { writeUtc } from '../../ui/format.ts'
import { stateWords, writeFigure } from './check-words.ts'

/** What is well, or was never set up, in little room: nobody came to read it, and somebody may look whether it is among them. */
export const QuietChecks = ({ checks }: { checks: readonly StandingCheck[] }) => (
  <ul className="grid overflow-clip empty:hidden border border-hairline bg-sheet sm:grid-cols-2 xl:grid-cols-3">
    {checks.map((check) => (
      <li
        key={check.name}
        className="grid grid-cols-[auto_minmax(0,1fr)] -mr-px -mb-px content-center items-center gap-x-3 gap-y-1 border-hairline border-r border-b p-4 max-sm:min-h-11 max-sm:gap-y-0 max-sm:py-2 sm:content-start [overflow-wrap:anywhere]"
      >
        {check.state === 'unset' ? (
          <CircleDashed aria-hidden="true" className="size-5 text-muted" strokeWidth={1.5} />
        ) : (
          <CircleCheck aria-hidden="true" className="size-5 text-leaf-strong" strokeWidth={1.5} />
        )}
        <h3 className="font-medium max-sm:text-note">{check.title}</h3>
        {check.state === 'unset' ? (
          <p className="col-start-2 text-sm">
            {stateWords.unset}. {check.says} <span className="text-muted">{check.advice}</span>
          </p>
        ) : (
          <>
            <p className="col-start-2 text-muted text-sm max-sm:sr-only">
              <span className="sr-only">Good. </span>
              {check.says}
            </p>
            <p className="col-start-2 font-mono text-eyebrow text-muted">
              {writeFigure(check) ?? <span className="max-sm:sr-only">Since {writeUtc(check.since)}</span>}
            </p>
          </>
        )}
      </li>
    ))}
  </ul>
)
