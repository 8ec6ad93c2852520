import { footprints } from '@ledgerleaf/contract/footprint'
import type { ProgrammeYear } from '@ledgerleaf/contract/programme'
import { type ProgrammeLine, programmeLines } from '@ledgerleaf/contract/programme-lines'
import type { SettledInventory } from '../analysis/index.ts'
import { documentsOf } from './bear-lines.ts'
import { deferLine, type JoinedLine, joinLine, type Shelf } from './join-line.ts'
import { placeOfLine, type SettledDecisions } from './settle-decisions.ts'
import { type StatedLine, stateLines } from './state-lines.ts'
import { isScope2Line, overruledBy, rivalsOfUnnamed } from './weigh-methods.ts'
import { isTakenApart, totalByWhole, weighWhole } from './weigh-wholes.ts'

export type JoinedYear = Omit<ProgrammeYear, 'coverage'>
type Total = ProgrammeYear['total']

/** The lines of a year. Scope 2 without its method comes first: what is chosen there decides about the methods. */
const joinLines = (
  ofYear: readonly StatedLine[],
  choices: SettledDecisions['choices'],
  shelf: Shelf,
): JoinedLine[] => {
  const join = (line: ProgrammeLine, statements: readonly StatedLine[]) =>
    joinLine(line, statements, choices.get(placeOfLine(ofYear[0]?.year ?? 0, line)), shelf)
  const of = (line: ProgrammeLine) => ofYear.filter((said) => said.line === line)
  const rivals = rivalsOfUnnamed(ofYear)
  const unnamed = join('scope2_unspecified', [...of('scope2_unspecified'), ...rivals])
  const isOpen = unnamed?.told.state === 'undecided'
  const yielding =
    rivals.length === 0 || !unnamed
      ? new Set<string>()
      : isOpen
        ? new Set(rivals.map(({ sourceId }) => sourceId))
        : overruledBy(unnamed.from, ofYear)
  return programmeLines.flatMap((line) => {
    if (line === 'scope2_unspecified') return unnamed ?? []
    const said = of(line)
    const staying = isScope2Line(line) ? said.filter(({ sourceId }) => !yielding.has(sourceId)) : said
    const joined = join(line, isOpen || staying.length === 0 ? said : staying)
    if (!joined || !unnamed || staying.length === said.length) return joined ?? []
    // While it is open, a line that contradicts itself as well is asked for itself.
    if (isOpen) return joined.told.conflict ? joined : deferLine(joined, unnamed.told)
    return staying.length > 0 ? joined : deferLine(joined, unnamed.told)
  })
}

/** Whether a line has a figure that counts, or will have once it is decided; else another method was chosen over it. */
const counts = ({ told }: JoinedLine): boolean => told.state === 'undecided' || told.tonnes !== null

/**
 * The method of Scope 2 a year is added up by: the first by which one document says all scopes as they stand, so that what
 * was chosen of one report is not mixed with the method of another; else the first there is.
 */
const secondOf = (lines: readonly JoinedLine[]): JoinedLine | undefined => {
  const seconds = lines.filter(({ told }) => isScope2Line(told.line))
  const scopes = lines.filter(({ told }) => told.line === 'scope1' || told.line === 'scope3')
  if (seconds[0]?.told.state === 'undecided') return seconds[0]
  const ofOne = (second: JoinedLine) => documentsOf([second, ...scopes].map(({ told }) => told)).length === 1
  return seconds.find((second) => second.told.state !== 'undecided' && ofOne(second)) ?? seconds[0]
}

/**
 * What documents give for the whole of a year, where it is another figure than what is added up. Of a sum that one document
 * says, those that say the whole alone: whoever says every scope is asked about line by line.
 */
const contradictionsOf = (
  year: number,
  { tonnes, sourceIds }: Pick<Total, 'sourceIds'> & { tonnes: number },
  taken: readonly SettledInventory[],
): Total['contradictedBy'] =>
  taken.flatMap((inventory) => {
    const figures = inventory.figures.filter((figure) => figure.year === year)
    const stated = figures.find(({ metric }) => metric === 'total')?.value
    const isWhole = isTakenApart(stateLines(inventory).filter((line) => line.year === year))
    if (sourceIds.length === 1 && (isWhole || sourceIds.includes(inventory.analysisId))) return []
    const whole = stated ?? (isWhole ? footprints(figures, inventory.perimeter)[0]?.tonnes : undefined)
    return whole === undefined || whole === tonnes ? [] : [{ sourceId: inventory.analysisId, tonnes: whole }]
  })

const nothing = { tonnes: null, parts: [], isAsReported: false, sourceIds: [], contradictedBy: [] }

/** What a year comes to, by the one rule of footprints; nothing is added up while a part of it is undecided. */
const totalOf = (year: number, lines: readonly JoinedLine[], taken: readonly SettledInventory[]): Total => {
  const second = secondOf(lines)
  const counted = lines.filter((line) => line === second || !isScope2Line(line.told.line))
  const figures = counted.flatMap(({ from }) =>
    from.figures.map(({ metric, value }) => ({ metric, year, value, perimeter: null })),
  )
  const [footprint] = footprints(figures)
  if (!footprint) return { state: 'unknown', ...nothing }
  if (counted.some(({ told }) => told.state === 'undecided')) return { state: 'undecided', ...nothing }
  const { tonnes, asReported } = footprint
  const added = counted.filter(({ told }) => (told.line === 'total') === asReported)
  const sourceIds = documentsOf(added.map(({ told }) => told))
  return {
    state: 'known',
    tonnes,
    parts: footprint.parts.map((part) => ({ metric: part.metric, tonnes: part.tonnes })),
    isAsReported: asReported,
    sourceIds,
    contradictedBy: asReported ? [] : contradictionsOf(year, { tonnes, sourceIds }, taken),
  }
}

/** One inventory of all years, oldest first, from those that were not left out and by what was decided. */
export const joinInventories = (
  inventories: readonly SettledInventory[],
  { choices, leftOut }: Pick<SettledDecisions, 'choices' | 'leftOut'>,
): JoinedYear[] => {
  const taken = inventories.filter(({ analysisId }) => !leftOut.has(analysisId))
  const shelf = { inventories: new Map(inventories.map((one) => [one.analysisId, one])) }
  const stated = taken.flatMap(stateLines)
  const years = [...new Set(stated.map(({ year }) => year))].sort((a, b) => a - b)
  return years.map((year) => {
    const ofYear = stated.filter((one) => one.year === year)
    const joined = joinLines(ofYear, choices, shelf)
    if (!isTakenApart(ofYear))
      return {
        year,
        lines: joined.map(({ told }) => told),
        total: totalOf(year, joined.filter(counts), taken),
      }
    const apart = joined.filter(({ told }) => told.line !== 'total')
    const sum = totalOf(year, apart.filter(counts), taken)
    const whole = weighWhole(ofYear, { sum, lines: apart }, choices.get(placeOfLine(year, 'total')), shelf)
    const lines = (whole ? [...apart, whole] : apart).map(({ told }) => told)
    return { year, lines, total: whole ? totalByWhole(year, whole, sum) : sum }
  })
}
