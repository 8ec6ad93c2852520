import type { SalesMonth, SalesMonths } from '@ledgerleaf/contract/statement'
import { useState } from 'react'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Picture } from '../../ui/Picture.tsx'
import { fillMonths, writeMonth } from './fill-months.ts'
import { SalesPlot, salesHeight } from './SalesPlot.tsx'
import { SalesTable } from './SalesTable.tsx'

const keys = [
  { name: 'Net of fees and returns, in dollars', fill: 'var(--leaf)' },
  { name: 'Credits sold', fill: 'var(--held)' },
]

const inWords = ({ month, netCents, credits }: SalesMonth): string =>
  `${writeMonth(month)}: ${writeCents(netCents)}, ${writeWhole(credits)} ${credits === 1 ? 'credit' : 'credits'}`

const best = (months: readonly SalesMonth[]): SalesMonth | undefined =>
  months.reduce<SalesMonth | undefined>(
    (found, month) => (found && found.netCents >= month.netCents ? found : month),
    undefined,
  )

/** A month is chosen with the slider, or by pointing at it. */
const SalesChart = ({ sales }: { sales: SalesMonths }) => {
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
      aside={<p className="font-mono tabular-nums">{inWords(chosen)}</p>}
      height={salesHeight}
      draw={(width) => <SalesPlot months={months} chosen={chosen} onChoose={setPosition} width={width} />}
      controls={
        <input
          type="range"
          aria-label="Month"
          min={0}
          max={months.length - 1}
          value={place}
          aria-valuetext={inWords(chosen)}
          onChange={(event) => setPosition(event.target.valueAsNumber)}
          // A handle on the axis of months, below their bars: no track that fills up like a bar of progress.
          className="ml-14 h-6 w-[calc(100%-3.75rem)] cursor-pointer appearance-none bg-transparent [&::-moz-range-track]:h-px [&::-moz-range-track]:bg-edge [&::-webkit-slider-runnable-track]:h-px [&::-webkit-slider-runnable-track]:bg-edge [&::-webkit-slider-thumb]:-mt-2 [&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-leaf"
        />
      }
      table={<SalesTable months={months} />}
    />
  )
}

// React.lazy asks for a default export.
export default SalesChart
