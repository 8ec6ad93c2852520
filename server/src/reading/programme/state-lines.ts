import type { ProgrammeStatement } from '@ledgerleaf/contract/programme'
import { lineOf, type ProgrammeLine, programmeLines } from '@ledgerleaf/contract/programme-lines'
import { addExactly } from '@ledgerleaf/contract/quantities'
import type { SettledInventory } from '../analysis/index.ts'

type Figure = SettledInventory['figures'][number]

/** What an inventory says of a line in a year, with the figures it is made of. */
export type StatedLine = ProgrammeStatement & { year: number; line: ProgrammeLine; figures: Figure[] }

const stateLine = (
  sourceId: string,
  year: number,
  line: ProgrammeLine,
  figures: Figure[],
): StatedLine | null => {
  const whole = figures.find(({ metric }) => metric === (line === 'scope3' ? 'scope3_total' : line))
  const told = whole ? [whole] : figures
  const [first] = told
  if (!first) return null
  return {
    sourceId,
    year,
    line,
    figures,
    tonnes: whole ? whole.value : addExactly(told.map(({ value }) => value)),
    metric: first.metric,
    addedFrom: whole ? [] : told.map(({ metric }) => metric),
    isCorrected: told.some(({ source }) => source === 'person'),
    isDoubtful: told.some(({ doubtful }) => doubtful),
    // The words of one part would not bear the sum out.
    evidence: told.length === 1 ? first.evidence : null,
  }
}

/** Everything an inventory says of emissions, line by line. Scope 3 is added up only where it is given in categories alone. */
export const stateLines = ({ analysisId, figures }: SettledInventory): StatedLine[] => {
  const years = new Set(figures.map(({ year }) => year))
  return [...years].flatMap((year) =>
    programmeLines.flatMap((line) => {
      const ofLine = figures.filter((figure) => figure.year === year && lineOf(figure.metric) === line)
      return stateLine(analysisId, year, line, ofLine) ?? []
    }),
  )
}
