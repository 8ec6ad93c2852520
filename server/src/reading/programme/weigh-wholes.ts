import { footprints } from '@ledgerleaf/contract/footprint'
import type { ProgrammeYear } from '@ledgerleaf/contract/programme'
import { lineOf, type ProgrammeLine, scope2Lines } from '@ledgerleaf/contract/programme-lines'
import { bearersOf } from './bear-lines.ts'
import { type Choice, type JoinedLine, joinLine, type Shelf } from './join-line.ts'
import type { StatedLine } from './state-lines.ts'

type Total = ProgrammeYear['total']

/** All scopes are known, Scope 2 by any of its methods: then a reported total says nothing more. */
export const isTakenApart = (lines: readonly Pick<StatedLine, 'line'>[]): boolean => {
  const has = (line: ProgrammeLine) => lines.some((one) => one.line === line)
  return has('scope1') && has('scope3') && scope2Lines.some(has)
}

/** What the scopes come to, as something that is said of the year: it goes by the first of them. */
const sayWholeAs = (
  sourceId: string,
  { tonnes, parts }: Total,
  ofYear: readonly StatedLine[],
): StatedLine | null => {
  const [first] = parts
  const own = ofYear.filter((one) => one.sourceId === sourceId)
  if (!first || tonnes === null) return null
  return {
    sourceId,
    tonnes,
    line: 'total',
    year: ofYear[0]?.year ?? 0,
    figures: [],
    metric: first.metric,
    addedFrom: parts.map(({ metric }) => metric),
    isCorrected: own.some(({ isCorrected }) => isCorrected),
    isDoubtful: own.some(({ isDoubtful }) => isDoubtful),
    evidence: null,
  }
}

/**
 * A document that gives the whole of a year and not all of its scopes, beside scopes that come to something else: nobody can
 * ask it line by line, so the whole is what is decided. Null where nothing is contradicted.
 */
export const weighWhole = (
  ofYear: readonly StatedLine[],
  { sum, lines }: { sum: Total; lines: readonly JoinedLine[] },
  choice: Choice | undefined,
  shelf: Shelf,
): JoinedLine | null => {
  if (sum.state !== 'known') return null
  const isWhole = (id: string) => isTakenApart(ofYear.filter(({ sourceId }) => sourceId === id))
  const wholes = ofYear.filter(({ line, sourceId }) => line === 'total' && !isWhole(sourceId))
  const isAdded = ({ told }: JoinedLine) => sum.parts.some(({ metric }) => lineOf(metric) === told.line)
  const bearers = [...sum.sourceIds, ...lines.filter(isAdded).flatMap(({ told }) => bearersOf(told))]
  const bearer = bearers.find((id) => wholes.every(({ sourceId }) => sourceId !== id))
  const apart = bearer === undefined ? null : sayWholeAs(bearer, sum, ofYear)
  if (!apart || wholes.every(({ tonnes }) => tonnes === sum.tonnes)) return null
  return joinLine('total', [...wholes, apart], choice, shelf)
}

/** What the year comes to by what was decided about its whole; nothing before. */
export const totalByWhole = (year: number, { told, from }: JoinedLine, sum: Total): Total => {
  if (told.state === 'undecided')
    return {
      state: 'undecided',
      tonnes: null,
      parts: [],
      isAsReported: false,
      sourceIds: [],
      contradictedBy: [],
    }
  if (told.tonnes === null) return sum
  const { sourceId, tonnes } = from
  const [footprint] = footprints([{ metric: 'total', year, value: tonnes, perimeter: null }])
  const parts = footprint?.parts.map((part) => ({ metric: part.metric, tonnes: part.tonnes })) ?? []
  return { state: 'known', tonnes, parts, isAsReported: true, sourceIds: [sourceId], contradictedBy: [] }
}
