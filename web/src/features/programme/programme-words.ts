import type {
  BaseYear,
  InventorySource,
  Programme,
  ProgrammeStatement,
  ProgrammeYear,
  ProgrammeYearLine,
  ProposedBecause,
} from '@ledgerleaf/contract/programme'
import { lineName } from '@ledgerleaf/contract/programme-lines'
import { writeExact } from '@ledgerleaf/contract/quantities'
import { writePlace } from '../../nouns/analysis/words.ts'

export const sourceOf = ({ sources }: Programme, id: string | null): InventorySource | undefined =>
  sources.find((source) => source.id === id)

/** Why one of them is proposed; the person decides all the same. */
export const proposalWords: Record<ProposedBecause, string> = {
  surer: 'Proposed: the other figure is worth checking, this one is not.',
  newer_report:
    'Proposed: it stands in the report on later years. A company that gives a year again usually corrects it.',
  later_upload: 'Proposed: of two reports on the same years it came last.',
}

/** How a figure came about, for whoever has to choose between two. */
export const tellStatement = (statement: ProgrammeStatement, source: InventorySource | undefined): string =>
  [
    source?.kind === 'activity' ? 'activity data' : statement.evidence && writePlace(statement.evidence),
    source?.perimeter,
    statement.isSummed && 'added up from its categories',
    statement.isCorrected && 'given by a person',
    statement.isDoubtful && 'worth checking',
  ]
    .filter(Boolean)
    .join(', ')

export type OpenConflict = { year: number; line: ProgrammeYearLine }

/** What waits for a decision, newest year first. */
export const openConflicts = ({ years }: Programme): OpenConflict[] =>
  years
    .toReversed()
    .flatMap(({ year, lines }) =>
      lines.filter(({ state }) => state === 'undecided').map((line) => ({ year, line })),
    )

export const conflictId = ({ year, line }: OpenConflict): string => `conflict-${year}-${line.line}`

/** The whole of one year in a sentence. */
export const sayYear = ({ year, total, coverage }: ProgrammeYear): string => {
  const emitted =
    total.state === 'known'
      ? `${writeExact(total.tonnes ?? 0)} t emitted`
      : total.state === 'undecided'
        ? 'emissions undecided'
        : 'emissions unknown'
  const open = coverage.openTonnes === null ? '' : `, ${writeExact(coverage.openTonnes)} t not retired`
  return `${year}: ${emitted}, ${writeExact(coverage.retiredTonnes)} t retired${open}`
}

export const writeSigned = (tonnes: number): string =>
  `${tonnes > 0 ? '+' : tonnes < 0 ? '−' : ''}${writeExact(Math.abs(tonnes))}`

export const placeWords = ({ year, line }: OpenConflict): string => `${lineName(line.line)}, ${year}`

/**
 * How a base year stands to what was recorded, to the last digit as in the history: rounded, a change below a threshold could
 * read like one that reaches it.
 */
export const sayBase = ({ state, changePercent, thresholdPercent }: BaseYear): string => {
  switch (state) {
    case 'same':
      return 'Nothing has changed since it was recorded.'
    case 'below':
      return `Changed by ${changePercent} %, below your threshold of ${thresholdPercent} %. Nobody has to act.`
    case 'asked':
      return `Changed by ${changePercent} %, which reaches your threshold of ${thresholdPercent} %. Recalculate it, or say why it stays.`
    case 'kept':
      return `Changed by ${changePercent} %, and kept as it was recorded.`
  }
}
