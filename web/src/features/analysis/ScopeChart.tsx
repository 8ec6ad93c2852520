import type { Footprint } from '@ledgerleaf/contract/analysis'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Select } from '../../ui/Select.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { ScopePlot } from './ScopePlot.tsx'
import { type Band, bands, inks, type YearBar, yearBars } from './scope-bars.ts'

const height = 280
// More than a line of them is a wall; a list is shorter.
const buttonsMax = 8
const names: Record<Band, string> = {
  scope1: 'Scope 1',
  scope2: 'Scope 2',
  scope3: 'Scope 3',
  total: 'Not taken apart',
}

const Figures = ({ bars, used }: { bars: readonly YearBar[]; used: readonly Band[] }) => (
  <Table caption="Emissions by scope and year, in tonnes of CO2e">
    <thead>
      <TableRow>
        <TableHead>Year</TableHead>
        {used.map((band) => (
          <TableHead key={band} numeric>
            {names[band]}
          </TableHead>
        ))}
        <TableHead numeric>Together</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {bars.map(({ year, tonnes, total }) => (
        <TableRow key={year}>
          <TableCell>{year}</TableCell>
          {used.map((band) => (
            <TableCell key={band} numeric>
              {tonnes[band] > 0 ? writeTonnes(tonnes[band]) : '–'}
            </TableCell>
          ))}
          <TableCell numeric>{writeTonnes(total)}</TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)

type ScopeChartProps = { footprints: readonly Footprint[]; year: number; onYear: (year: number) => void }

const tell = (bars: readonly YearBar[]) =>
  `Emissions by year: ${bars.map(({ year, total }) => `${year}, ${writeTonnes(total)}`).join('; ')}.`

/** A year is chosen by the buttons under the drawing, so hand, keyboard and reader have the same way to it. */
const ScopeChart = ({ footprints, year, onYear }: ScopeChartProps) => {
  const bars = yearBars(footprints)
  const used = bands.filter((band) => bars.some(({ tonnes }) => tonnes[band] > 0))
  return (
    <Picture
      says={tell(bars)}
      keys={used.map((band) => ({ name: names[band], fill: inks[band] }))}
      aside={<p className="text-muted">t CO2e</p>}
      height={height}
      draw={(width) => <ScopePlot bars={bars} chosen={year} width={width} height={height} />}
      controls={
        bars.length > buttonsMax ? (
          <Select
            label="Show the year"
            value={year}
            onChange={(event) => onYear(Number(event.target.value))}
            className="max-w-40"
          >
            {bars.toReversed().map((bar) => (
              <option key={bar.year}>{bar.year}</option>
            ))}
          </Select>
        ) : (
          <fieldset className="flex flex-wrap items-center gap-2">
            <legend className="float-left mr-3 text-muted text-sm max-sm:float-none max-sm:mb-2">
              Show the year
            </legend>
            {bars.map((bar) => (
              <button
                key={bar.year}
                type="button"
                aria-pressed={bar.year === year}
                onClick={() => onYear(bar.year)}
                className="min-h-9 rounded-soft border border-hairline px-3 font-mono text-sm tabular-nums hover:border-leaf aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-on-leaf"
              >
                {bar.year}
              </button>
            ))}
          </fieldset>
        )
      }
      table={<Figures bars={bars} used={used} />}
    />
  )
}

// React.lazy asks for a default export.
export default ScopeChart
