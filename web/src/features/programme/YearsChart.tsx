import type { ProgrammeYear } from '@ledgerleaf/contract/programme'
import { Fragment, useState } from 'react'
import { scopes, scopeWords } from '../../nouns/analysis/scope-of.ts'
import { pendingFill } from '../../nouns/credit/pile-looks.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Scrub } from '../../ui/Scrub.tsx'
import { readYear, sayYear } from './programme-words.ts'
import { useHeldFor } from './use-held-for.ts'
import { YearsCoverageTable } from './YearsCoverageTable.tsx'
import { YearsPlot, yearEdges } from './YearsPlot.tsx'
import { bandsOf, sayReach } from './years-shape.ts'

const height = 350

/** A year is chosen with the slider under the drawing, so hand, keyboard and screen reader have the same way to it. */
const YearsChart = ({ years }: { years: readonly ProgrammeYear[] }) => {
  const [chosen, setChosen] = useState<number | null>(null)
  const heldFor = useHeldFor()
  const known = years.filter(({ total }) => total.state === 'known')
  const year = years.find((one) => one.year === chosen) ?? known.at(-1) ?? years.at(-1)
  const [first, last] = [years[0], years.at(-1)]
  if (!year || !first || !last) return null
  const shown = new Set(years.flatMap(bandsOf).map(({ band }) => band))
  const reach = sayReach(year)
  return (
    <Picture
      says={years.map((one) => sayYear(one, heldFor(one.year))).join('. ')}
      keys={[
        ...scopes
          .filter((band) => shown.has(band))
          .map((band) => ({ name: scopeWords[band], fill: `var(--${band})` })),
        // A line and no field: its green is near that of Scope 1, and it is the track under the years.
        { name: 'Retired, under its year', fill: 'var(--retired)', line: 'whole' as const },
        ...(years.some(({ coverage }) => coverage.pendingTonnes > 0)
          ? [{ name: 'Pending at the registry', fill: pendingFill }]
          : []),
      ]}
      aside={
        // A sentence where it fits a line; on a phone a list.
        <p className="font-mono tabular-nums">
          {readYear(year, heldFor(year.year)).map((said, at) => (
            <Fragment key={said}>
              {at > 0 && <span className="max-sm:sr-only">, </span>}
              <span className="max-sm:block">{said}</span>
            </Fragment>
          ))}
        </p>
      }
      height={height}
      draw={(width) => <YearsPlot years={years} chosen={year.year} width={width} height={height} />}
      controls={
        <div className="grid gap-3">
          {years.length > 1 && (
            <Scrub
              aria-label="Year"
              min={first.year}
              max={last.year}
              value={year.year}
              says={sayYear(year, heldFor(year.year))}
              onChange={({ target }) => setChosen(target.valueAsNumber)}
              style={yearEdges(years.length)}
            />
          )}
          {reach && <p className="text-muted text-sm">{reach}</p>}
        </div>
      }
      table={<YearsCoverageTable years={years} />}
    />
  )
}

// React.lazy asks for a default export.
export default YearsChart
