import type { StandingCheck } from '@ledgerleaf/contract/standing'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { writeUtc } from '../../ui/format.ts'
import { stateWords, writeFigure } from './check-words.ts'

/** What was never set up: each with what is missing by it, and what mends that. */
export const Gaps = ({ checks }: { checks: readonly StandingCheck[] }) => (
  <ul className="border-ochre border-t-2 bg-sheet px-5 empty:hidden">
    {checks.map(({ name, title, says, advice }) => (
      <li
        key={name}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 border-hairline border-b py-3.5 text-note last:border-b-0 [overflow-wrap:anywhere] lg:grid-cols-[auto_12rem_minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-5"
      >
        <TriangleAlert aria-hidden="true" className="size-5 text-attention" strokeWidth={1.5} />
        <div>
          <h3 className="font-medium">{title}</h3>
          <p className="text-attention text-sm">{stateWords.unset}</p>
        </div>
        <p className="max-lg:col-start-2">{says}</p>
        <p className="text-muted max-lg:col-start-2">{advice}</p>
      </li>
    ))}
  </ul>
)

/** What is well, a line for each: nobody came to read it, and somebody may look whether it is among them. */
export const Passes = ({ checks }: { checks: readonly StandingCheck[] }) => (
  <ul className="border-edge border-t-2 bg-sheet px-5 empty:hidden">
    {checks.map((check) => (
      <li
        key={check.name}
        className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 border-hairline border-b py-2 sm:grid-cols-[auto_minmax(0,1fr)_auto] text-sm last:border-b-0 [overflow-wrap:anywhere] lg:grid-cols-[auto_12rem_minmax(0,1fr)_auto] lg:gap-x-5"
      >
        <CircleCheck
          aria-hidden="true"
          className="size-4 translate-y-0.5 text-leaf-strong lg:mr-1"
          strokeWidth={1.75}
        />
        <h3 className="font-medium">{check.title}</h3>
        <p className="text-muted max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2 max-sm:sr-only">
          <span className="sr-only">Good. </span>
          {check.says}
        </p>
        <p className="font-mono text-eyebrow text-muted max-sm:col-start-2 sm:text-right">
          {writeFigure(check) ?? <span className="max-sm:sr-only">Since {writeUtc(check.since)}</span>}
        </p>
      </li>
    ))}
  </ul>
)
