import type { SlowStatements } from '@ledgerleaf/contract/standing'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { writeInstant, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { writeMilliseconds } from './check-words.ts'
import { type SlowBars, slowBars } from './slow-bars.ts'

const sayTimes = (count: number): string => (count === 1 ? 'once' : `${writeWhole(count)} times`)

/** Every line and the scale above them share these columns, so that the mark runs through all of them. */
const columns =
  'grid grid-cols-[minmax(0,1fr)_auto_1rem] items-center gap-x-3 px-4 sm:grid-cols-[13rem_minmax(0,1fr)_5.5rem_1rem] sm:gap-x-5 sm:px-5'
const track = 'relative max-sm:col-span-2 max-sm:row-start-2'

const percent = (share: number): string => `${share * 100}%`

/** From where on one is slow, above the first of the bars. */
const Scale = ({ fromMs, markShare }: { fromMs: number; markShare: number }) => (
  <div aria-hidden="true" className={cn(columns, 'pt-3')}>
    <span className={cn(track, 'h-4 max-sm:row-start-1 sm:col-start-2')}>
      <span
        className={cn(
          'absolute top-0 whitespace-nowrap font-mono text-eyebrow text-muted',
          markShare < 0.5 ? 'pl-1' : '-translate-x-full pr-1',
        )}
        style={{ left: percent(markShare) }}
      >
        slow from {writeMilliseconds(fromMs)}
      </span>
      <span
        className="absolute top-0 bottom-0 border-ink border-l border-dashed sm:-bottom-3"
        style={{ left: percent(markShare) }}
      />
    </span>
  </div>
)

const Line = ({ bar, markShare }: { bar: SlowBars['bars'][number]; markShare: number }) => (
  <li className="border-hairline border-t first:border-t-0">
    <details className="group/slow">
      <summary
        className={cn(
          columns,
          'min-h-11 cursor-pointer list-none gap-y-1.5 py-2.5 hover:bg-paper [&::-webkit-details-marker]:hidden',
        )}
      >
        <span className="min-w-0 truncate font-mono text-fine">{bar.name}</span>
        <span aria-hidden="true" className={cn(track, 'h-2 bg-sunken sm:h-2.5')}>
          <span className="absolute inset-y-0 left-0 bg-ochre" style={{ width: percent(bar.share) }} />
          <span
            className="absolute -inset-y-1 border-ink border-l border-dashed"
            style={{ left: percent(markShare) }}
          />
        </span>
        <span className="text-right font-medium text-note tabular-nums">
          {writeMilliseconds(bar.slowestMs)}
        </span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 text-muted transition-transform group-open/slow:rotate-180"
        />
      </summary>
      <div className="grid gap-1 px-4 pb-3 text-sm sm:px-5">
        <p className="font-mono text-fine [overflow-wrap:anywhere]">{bar.name}</p>
        <p className="text-muted">
          Slow {sayTimes(bar.count)}, last on {writeInstant(bar.lastAt)}.
        </p>
      </div>
    </details>
  </li>
)

const firstFew = 3

/** What was asked of the database that took long: how long at worst on one scale, and the rest of each behind a press. */
export const SlowStatementList = ({ slow }: { slow: SlowStatements }) => {
  const [isWhole, setWhole] = useState(false)
  const { bars, markShare } = slowBars(slow)
  const shown = isWhole ? bars : bars.slice(0, firstFew)
  return (
    <section aria-labelledby="slow-statements" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Heading level={2} look="small" id="slow-statements">
        Slow statements
      </Heading>
      {bars.length === 0 ? (
        <p className="max-w-text text-muted">
          No statement took {writeMilliseconds(slow.fromMs)} or longer since this server started.
        </p>
      ) : (
        <>
          <p className="max-w-text text-muted">
            What took {writeMilliseconds(slow.fromMs)} or longer since this server started, the slowest first.
          </p>
          <div className="border-edge border-t-2 bg-sheet">
            <Scale fromMs={slow.fromMs} markShare={markShare} />
            <ul>
              {shown.map((bar) => (
                <Line key={bar.name} bar={bar} markShare={markShare} />
              ))}
            </ul>
            {bars.length > firstFew && (
              <button
                type="button"
                aria-expanded={isWhole}
                onClick={() => setWhole(!isWhole)}
                className={cn(
                  textLinkLook,
                  'flex min-h-11 w-full cursor-pointer items-center border-hairline border-t px-4 text-note sm:px-5',
                )}
              >
                {isWhole ? 'Show the slowest only' : `Show all ${writeWhole(bars.length)}`}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  )
}
