import { footprints } from '@ledgerleaf/contract/footprint'
import type { ProgrammeYear, ProgrammeYearLine } from '@ledgerleaf/contract/programme'
import { type ProgrammeLine, programmeLines, scope2Lines } from '@ledgerleaf/contract/programme-lines'
import { addExactly } from '@ledgerleaf/contract/quantities'
import type { SettledInventory } from '../analysis/index.ts'
import { placeOfLine, type SettledDecisions } from './settle-decisions.ts'
import { type StatedLine, stateLines } from './state-lines.ts'
import { weighStatements } from './weigh-statements.ts'

export type JoinedYear = Omit<ProgrammeYear, 'coverage'>

type Choice = SettledDecisions['choices'] extends Map<string, infer C> ? C : never
type Joined = {
  told: ProgrammeYearLine /** Of what stands, or else of what is proposed. */
  from: StatedLine
}

/**
 * A choice holds as long as nobody says anything new: whose figure was chosen says it still, and every other says what it
 * said then, or the same as the chosen one.
 */
const holds = (choice: Choice, statements: readonly StatedLine[]): StatedLine | null => {
  const saidThen = new Map(choice.seen.map(({ sourceId, tonnes }) => [sourceId, tonnes]))
  const chosen = statements.find(({ sourceId }) => sourceId === choice.sourceId)
  if (!chosen || chosen.tonnes !== choice.tonnes) return null
  const isNews = ({ sourceId, tonnes }: StatedLine) =>
    tonnes !== chosen.tonnes && saidThen.get(sourceId) !== tonnes
  return statements.some(isNews) ? null : chosen
}

const joinLine = (
  line: ProgrammeLine,
  statements: readonly StatedLine[],
  choice: Choice | undefined,
  inventories: ReadonlyMap<string, SettledInventory>,
): Joined | null => {
  const weighed = weighStatements(statements, inventories)
  if (!weighed) return null
  const { first, because } = weighed
  const all = statements.map(({ tonnes }) => tonnes)
  const differenceTonnes = addExactly([Math.max(...all), -Math.min(...all)])
  const chosen = differenceTonnes === 0 ? first : choice ? holds(choice, statements) : null
  const bare = statements.map(({ year: _, line: __, figures: ___, ...statement }) => statement)
  const decidedBy = differenceTonnes !== 0 && chosen && choice ? choice.version : null
  return {
    from: chosen ?? first,
    told: {
      line,
      state: differenceTonnes === 0 ? 'stands' : chosen ? 'decided' : 'undecided',
      tonnes: chosen?.tonnes ?? null,
      sourceId: chosen?.sourceId ?? null,
      statements: bare,
      conflict:
        differenceTonnes === 0 ? null : { differenceTonnes, proposal: { sourceId: first.sourceId, because } },
      decidedBy,
    },
  }
}

/** All scopes are known, Scope 2 by any of its methods: then a reported total says nothing more. */
const isTakenApart = (lines: readonly Joined[]): boolean => {
  const has = (line: ProgrammeLine) => lines.some(({ told }) => told.line === line)
  return has('scope1') && has('scope3') && scope2Lines.some(has)
}

/** What a year comes to, by the one rule of footprints; nothing is added up while a part of it is undecided. */
const totalOf = (year: number, lines: readonly Joined[]): ProgrammeYear['total'] => {
  const figures = lines.flatMap(({ from }) =>
    from.figures.map(({ metric, value }) => ({ metric, year, value, perimeter: null })),
  )
  const [footprint] = footprints(figures)
  if (!footprint) return { state: 'unknown', tonnes: null, parts: [], isAsReported: false }
  const second = scope2Lines.find((line) => lines.some(({ told }) => told.line === line))
  const counts = ({ told: { line } }: Joined) => line === second || !scope2Lines.some((one) => one === line)
  if (lines.some((line) => counts(line) && line.told.state === 'undecided'))
    return { state: 'undecided', tonnes: null, parts: [], isAsReported: false }
  return {
    state: 'known',
    tonnes: footprint.tonnes,
    parts: footprint.parts.map(({ metric, tonnes }) => ({ metric, tonnes })),
    isAsReported: footprint.asReported,
  }
}

/** One inventory of all years, oldest first, from those that were not left out and by what was decided. */
export const joinInventories = (
  inventories: readonly SettledInventory[],
  { choices, leftOut }: Pick<SettledDecisions, 'choices' | 'leftOut'>,
): JoinedYear[] => {
  const taken = inventories.filter(({ analysisId }) => !leftOut.has(analysisId))
  const byId = new Map(taken.map((inventory) => [inventory.analysisId, inventory]))
  const stated = taken.flatMap(stateLines)
  const years = [...new Set(stated.map(({ year }) => year))].sort((a, b) => a - b)
  return years.map((year) => {
    const joined = programmeLines.flatMap((line) => {
      const statements = stated.filter((one) => one.year === year && one.line === line)
      return joinLine(line, statements, choices.get(placeOfLine(year, line)), byId) ?? []
    })
    const lines = isTakenApart(joined) ? joined.filter(({ told }) => told.line !== 'total') : joined
    return { year, lines: lines.map(({ told }) => told), total: totalOf(year, lines) }
  })
}
