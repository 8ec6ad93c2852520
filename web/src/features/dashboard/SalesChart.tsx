import type { SalesMonth, SalesMonths } from '@ledgerleaf/contract/statement'
import { useId, useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { writeCents, writeCount } from '../../ui/format.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Scrub } from '../../ui/Scrub.tsx'
import { fillMonths, writeMonth } from './fill-months.ts'
import { SalesPlot, salesHeight, salesMargin } from './SalesPlot.tsx'
import { SalesTable } from './SalesTable.tsx'

const keys = [
  { name: 'Net of fees and returns, in dollars', fill: 'var(--leaf)' },
  { name: 'Credits delivered', fill: 'var(--held)' },
]

const inWords = ({ month, netCents, credits }: SalesMonth): string =>
  `${writeMonth(month)}: ${writeCents(netCents)}, ${writeCount(credits, 'credit')}`

type FigureProps = { of: string; cents: number; credits: number; className?: string }

const Figure = ({ of, cents, credits, className }: FigureProps) => (
  <div
    className={cn(
      'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-hairline px-4 py-2.5 not-first:border-t sm:px-5 lg:grid lg:content-center lg:justify-start',
      className,
    )}
  >
    <dt className="text-muted text-sm">{of}</dt>
    <dd className="flex flex-wrap items-baseline gap-x-3 tabular-nums lg:grid">
      <span className="font-display text-xl lining-nums">{writeCents(cents)}</span>
      <span className="text-muted text-sm">{writeCount(credits, 'credit')}</span>
    </dd>
  </div>
)

const sumOf = (months: readonly SalesMonth[], figure: 'netCents' | 'credits'): number =>
  months.reduce((sum, month) => sum + month[figure], 0)

const best = (months: readonly SalesMonth[]): SalesMonth | undefined =>
  months.reduce<SalesMonth | undefined>(
    (found, month) => (found && found.netCents >= month.netCents ? found : month),
    undefined,
  )

/** A month is chosen by pressing it, or by the slider of who comes by keyboard. */
const SalesChart = ({ sales }: { sales: SalesMonths }) => {
  const id = useId()
  const months = fillMonths(sales)
  const [position, setPosition] = useState(months.length - 1)
  const place = Math.min(position, months.length - 1)
  const chosen = months[place]
  const most = best(months)
  if (!chosen || !most) return null
  return (
    // What is chosen stands beside the months where there is room, so that few of them are not spread over a desk.
    <div className="grid grid-cols-[minmax(0,1fr)] bg-sheet lg:grid-cols-[minmax(0,1fr)_13rem]">
      <Picture
        says={`What sales brought from ${writeMonth(months[0]?.month ?? '')} to ${writeMonth(sales.asOf)}, after fees and returns. The best month is ${inWords(most)}.`}
        keys={keys}
        height={salesHeight}
        draw={(width) => <SalesPlot months={months} chosen={chosen} onChoose={setPosition} width={width} />}
        controls={
          // A press on a month chooses it. For keyboard and voice there is the slider, under the months it moves along, which
          // comes into sight as it is reached.
          <div
            className="flex items-center not-focus-within:sr-only"
            style={{ paddingRight: salesMargin.right }}
          >
            <label htmlFor={id} className="shrink-0 text-muted text-sm" style={{ width: salesMargin.left }}>
              Month
            </label>
            <Scrub
              id={id}
              min={0}
              max={months.length - 1}
              value={place}
              says={inWords(chosen)}
              onChange={(event) => setPosition(event.target.valueAsNumber)}
              className="mt-0 w-full min-w-0"
            />
          </div>
        }
        table={<SalesTable months={months} />}
      />
      <dl className="grid border-hairline lg:border-edge lg:border-t-2 lg:[&>div]:border-l max-lg:order-first max-lg:border-edge max-lg:border-t-2">
        <Figure of={writeMonth(chosen.month)} cents={chosen.netCents} credits={chosen.credits} />
        <Figure
          of={`Best month, ${writeMonth(most.month)}`}
          cents={most.netCents}
          credits={most.credits}
          className="max-lg:hidden"
        />
        <Figure
          of={`In ${writeCount(months.length, 'month')}`}
          cents={sumOf(months, 'netCents')}
          credits={sumOf(months, 'credits')}
        />
      </dl>
    </div>
  )
}

// React.lazy asks for a default export.
export default SalesChart
