import type { StandingCheck } from '@ledgerleaf/contract/standing'
import { CircleDashed, TriangleAlert } from 'lucide-react'
import { cn } from '../../ui/cn.ts'
import { stateWords, untriedWords } from './check-words.ts'
import { WithNames } from './WithNames.tsx'

const looks = {
  unset: { Icon: TriangleAlert, words: stateWords.unset, tone: 'text-attention', edge: 'border-ochre' },
  untried: { Icon: CircleDashed, words: untriedWords, tone: 'text-muted', edge: 'border-edge' },
} as const

type QuietChecksProps = { of: keyof typeof looks; checks: readonly StandingCheck[] }

/** What was never set up, or never looked at yet: each with what is missing by it, and what mends that. */
export const QuietChecks = ({ of, checks }: QuietChecksProps) => {
  const { Icon, words, tone, edge } = looks[of]
  return (
    <ul className={cn('border-t-2 bg-sheet px-5 empty:hidden', edge)}>
      {checks.map(({ name, title, says, advice }) => (
        <li
          key={name}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 border-hairline border-b py-3.5 text-note last:border-b-0 [overflow-wrap:anywhere] lg:grid-cols-[auto_12rem_minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-5"
        >
          <Icon aria-hidden="true" className={cn('size-5', tone)} strokeWidth={1.5} />
          <div className="max-lg:flex max-lg:items-baseline max-lg:justify-between max-lg:gap-x-4">
            <h3 className="font-sans font-medium">{title}</h3>
            <p className={cn('whitespace-nowrap text-sm', tone)}>{words}</p>
          </div>
          <p className={cn('max-lg:col-start-2', !advice && 'lg:col-span-2')}>{says}</p>
          {advice && (
            <p className="text-muted max-lg:col-start-2">
              <WithNames text={advice} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
