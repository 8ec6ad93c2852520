import type { SalesMonth, SalesMonths } from '@ledgerleaf/contract/statement'
import { useState } from 'react'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Scrub } from '../../ui/Scrub.tsx'
import { fillMonths, writeMonth } from './fill-months.ts'
import { SalesPlot, salesHeight } from './SalesPlot.tsx'
import { SalesTable } from './SalesTable.tsx'

const keys = [
  { name: 'Net of fees and returns, in dollars', fill: 'var(--leaf)' },
  { name: 'Credits delivered', fill: 'var(--held)' },
]

const inWords = ({ month, netCents, credits }: SalesMonth): string =>
  `${writeMonth(month)}: ${writeCents(netCents)}, ${writeWhole(credits)} ${credits === 1 ? 'credit' : 'credits'}`

const tellTotal = (months: readonly SalesMonth[]): string =>
  `${writeCents(months.reduce((sum, { netCents }) => sum + netCents, 0))} in ${months.length} ${months.length === 1 ? 'month' : 'months'}`

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
      aside={
        <p className="grid gap-x-6 gap-y-1 font-mono tabular-nums sm:flex">
          <span className="font-medium">{tellTotal(months)}</span>
          <span className="text-muted">{inWords(chosen)}</span>
        </p>
      }
      height={salesHeight}
      draw={(width) => <SalesPlot months={months} chosen={chosen} onChoose={setPosition} width={width} />}
      controls={
        <Scrub
          aria-label="Month"
          min={0}
          max={months.length - 1}
          value={place}
          says={inWords(chosen)}
          onChange={(event) => setPosition(event.target.valueAsNumber)}
          className="w-full"
        />
      }
      table={<SalesTable months={months} />}
    />
  )
}

// React.lazy asks for a default export.
export default SalesChart
