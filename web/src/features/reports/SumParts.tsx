import type { ReportRow } from '@ledgerleaf/contract/reports'
import { RetirementList } from './RetirementList.tsx'
import { type ReadingPlan, sumWords, wordsAt } from './reading-plan.ts'

/** What a total is made of, each part with its figures and the retirements it was added up from. */
export const SumParts = ({ parts, plan }: { parts: readonly ReportRow[]; plan: ReadingPlan }) =>
  parts.length === 0 ? null : (
    <ul className="mt-1 grid gap-1 font-normal text-muted text-sm">
      {parts.map((part) => (
        <li key={sumWords(part)} className="flex flex-wrap items-baseline gap-x-3">
          <span>
            {sumWords(part)}:{' '}
            <span className="font-mono text-ink tabular-nums">
              {plan.figures.map((at) => wordsAt(part, at)).join(' · ')}
            </span>
          </span>
          <RetirementList ids={part.retirementIds} />
        </li>
      ))}
    </ul>
  )
