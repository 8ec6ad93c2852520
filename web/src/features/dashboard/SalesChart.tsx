import type { SalesMonth, SalesMonths } from '@ledgerleaf/contract/statement'
import { useId, useState } from 'react'
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

const tellTotal = (months: readonly SalesMonth[]): string =>
  `${writeCents(months.reduce((sum, { netCents }) => sum + netCents, 0))} in ${writeCount(months.length, 'month')}`

const best = (months: readonly SalesMonth[]): SalesMonth | undefined =>
  months.reduce<SalesMonth | undefined>(
    (found, month) => (found && found.netCents >= month.netCents ? found : month),
    undefined,
  )

/** A month is chosen with the slider, or by pointing at it. */
const SalesChart = ({ sales }: { sales: SalesMonths }) => {
  const id = useId()
  const months = fillMonths(sales)
  const [position, setPosition] = useState(months.length - 1)
  const place = Math.min(position, months.length - 1)
  const chosen = months[place]
  const most = best(months)
  if (!chosen || !most) return null
  return (
    <Picture
      says={`What sales brought from ${writeMonth(months[0]?.month ?? '')} to ${writeMonth(sales.asOf)}, after fees and returns. The best month is ${inWords(most)}.`}
      keys={keys}
      aside={
        <p className="grid gap-x-6 gap-y-1 font-mono tabular-nums sm:flex">
          <span className="font-medium">{tellTotal(months)}</span>
          <span className="text-muted">{inWords(chosen)}</span>
        </p>
      }
      height={salesHeight}
      draw={(width) => <SalesPlot months={months} chosen={chosen} onChoose={setPosition} width={width} />}
      controls={
        // Under the months it moves along, and named at its left as the axes above are.
        <div className="flex items-center" style={{ paddingRight: salesMargin.right }}>
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
  )
}

// React.lazy asks for a default export.
export default SalesChart
