import type { BaseYear } from '@ledgerleaf/contract/programme'
import {
  type LineTonnes,
  type ProgrammeLine,
  programmeLines,
  scope2Lines,
} from '@ledgerleaf/contract/programme-lines'
import { addExactly } from '@ledgerleaf/contract/quantities'
import type { JoinedYear } from './join-inventories.ts'
import type { SettledDecisions } from './settle-decisions.ts'

type Base = NonNullable<SettledDecisions['base']>

const tonnesOf = (figures: readonly LineTonnes[], line: ProgrammeLine): number | null =>
  figures.find((figure) => figure.line === line)?.tonnes ?? null

/** The lines of a year that are known and decided. */
export const knownLines = ({ lines }: Pick<JoinedYear, 'lines'>): LineTonnes[] =>
  lines.flatMap(({ line, tonnes }) => (tonnes === null ? [] : [{ line, tonnes }]))

const adjusted = (known: readonly LineTonnes[], adjustments: Base['adjustments']): LineTonnes[] =>
  known.map(({ line, tonnes }) => {
    const moves = adjustments.filter((one) => one.line === line).map((one) => one.tonnes)
    return { line, tonnes: addExactly([tonnes, ...moves]) }
  })

/**
 * What would be recorded now: the figures of now, and no others. Only a line that waits for a decision stays as it was
 * recorded until it is made.
 */
const recordableOf = (
  recorded: readonly LineTonnes[],
  now: readonly LineTonnes[],
  ofYear: JoinedYear | undefined,
): LineTonnes[] =>
  programmeLines.flatMap((line) => {
    const isOpen = ofYear?.lines.some((one) => one.line === line && one.state === 'undecided')
    const tonnes = tonnesOf(now, line) ?? (isOpen ? tonnesOf(recorded, line) : null)
    return tonnes === null ? [] : [{ line, tonnes }]
  })

const isSame = (a: readonly LineTonnes[], b: readonly LineTonnes[]): boolean =>
  programmeLines.every((line) => tonnesOf(a, line) === tonnesOf(b, line))

/** Ways to add these lines up without counting anything twice: by each method of Scope 2 there is, or as one reported figure. */
const sumsOf = (figures: readonly LineTonnes[]): (readonly ProgrammeLine[])[] => {
  const has = (line: ProgrammeLine) => figures.some((figure) => figure.line === line)
  const methods = scope2Lines.filter(has)
  const split = methods.map((second): ProgrammeLine[] => ['scope1', second, 'scope3'])
  return [
    ...(split.length > 0 ? split : [['scope1', 'scope3'] as const]),
    ...(has('total') ? [['total'] as const] : []),
  ]
}

/**
 * How much of what was recorded changed, in percent: up and down are not set off against each other, for the path follows
 * both. By each method of Scope 2 for itself, and the most of them counts.
 */
const shareChanged = (before: readonly LineTonnes[], after: readonly LineTonnes[]): number => {
  const shares = sumsOf([...before, ...after]).map((lines) => {
    const moved = addExactly(
      lines.map((line) => Math.abs((tonnesOf(after, line) ?? 0) - (tonnesOf(before, line) ?? 0))),
    )
    const whole = addExactly(lines.map((line) => tonnesOf(before, line) ?? 0))
    if (moved === 0) return 0
    return whole === 0 ? 100 : (moved / whole) * 100
  })
  return Number(Math.max(...shares).toFixed(4))
}

const changesOf = (recorded: readonly LineTonnes[], now: readonly LineTonnes[]): BaseYear['changes'] =>
  programmeLines.flatMap((line) => {
    const [before, after] = [tonnesOf(recorded, line), tonnesOf(now, line)]
    return before === after ? [] : [{ line, before, after }]
  })

export type ReckonedBase = BaseYear & { after: LineTonnes[] }

/** The base year as it was recorded, beside what the inventory says of it now. */
export const reckonBase = (base: Base, years: readonly JoinedYear[]): ReckonedBase => {
  const { year, thresholdPercent, recorded, recordedBy, adjustments, kept } = base
  const ofYear = years.find((one) => one.year === year)
  const now = adjusted(ofYear ? knownLines(ofYear) : [], adjustments)
  const after = recordableOf(recorded, now, ofYear)
  const changePercent = shareChanged(recorded, after)
  const isKept = kept !== null && isSame(kept, after)
  const state = isSame(recorded, after)
    ? 'same'
    : isKept
      ? 'kept'
      : changePercent >= thresholdPercent
        ? 'asked'
        : 'below'
  return {
    year,
    thresholdPercent,
    recorded,
    recordedBy,
    now,
    adjustments: adjustments.map(({ version, line, tonnes }) => ({ version, line, tonnes })),
    changes: changesOf(recorded, now),
    changePercent,
    state,
    after,
  }
}
