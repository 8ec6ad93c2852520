import type { SlowStatements } from '@ledgerleaf/contract/standing'
import { writeInstant } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { writeMilliseconds } from './check-words.ts'

const sayTimes = (count: number): string => (count === 1 ? 'once' : `${count} times`)

/** What was asked of the database that took long, by what it does to which tables. */
export const SlowStatementList = ({ slow: { fromMs, statements } }: { slow: SlowStatements }) => (
  <section aria-labelledby="slow-statements" className="grid gap-3">
    <Heading level={2} look="small" id="slow-statements">
      Slow statements
    </Heading>
    {statements.length === 0 ? (
      <p className="max-w-text text-muted">
        No statement took {writeMilliseconds(fromMs)} or longer since this server started.
      </p>
    ) : (
      <>
        <p className="max-w-text text-muted">
          What took {writeMilliseconds(fromMs)} or longer since this server started, the slowest first.
        </p>
        <ul className="border-edge border-t-2 bg-sheet px-5">
          {statements.map(({ name, count, slowestMs, lastAt }) => (
            <li
              key={name}
              className="grid gap-x-6 gap-y-1 border-hairline border-b py-3 last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:items-baseline"
            >
              <p className="font-medium tabular-nums">{writeMilliseconds(slowestMs)}</p>
              <p className="font-mono text-fine [overflow-wrap:anywhere]">{name}</p>
              <p className="font-mono text-eyebrow text-muted">
                {sayTimes(count)} · {writeInstant(lastAt)}
              </p>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
)
