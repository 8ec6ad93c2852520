import type {
  BaseYear,
  InventorySource,
  Programme,
  ProgrammeStatement,
  ProgrammeYear,
  ProgrammeYearLine,
  ProposedBecause,
} from '@ledgerleaf/contract/programme'
import { lineName, lineOf, type ProgrammeLine } from '@ledgerleaf/contract/programme-lines'
import { addExactly, writeExact } from '@ledgerleaf/contract/quantities'
import { writePlace, writeTonnes } from '../../nouns/analysis/words.ts'

export const sourceOf = ({ sources }: Programme, id: string | null): InventorySource | undefined =>
  sources.find((source) => source.id === id)

/** Why one of them is proposed; the person decides all the same. */
export const proposalWords: Record<ProposedBecause, string> = {
  surer: 'Proposed: the other figure is worth checking, this one is not.',
  newer_report:
    'Proposed: it stands in the report on later years. A company that gives a year again usually corrects it.',
  later_figures: 'Proposed: of two reports on the same years, its figures were given last.',
  chosen_gone:
    'Proposed: the report that was chosen instead has been deleted. Say whether this one stands now.',
}

/** How a figure came about, for whoever has to choose between two. */
export const tellStatement = (
  line: ProgrammeYearLine,
  statement: ProgrammeStatement,
  source: InventorySource | undefined,
): string => {
  const said = lineOf(statement.metric)
  return [
    said !== null && said !== line.line && (line.line === 'total' ? 'the sum of its scopes' : lineName(said)),
    source?.kind === 'activity' ? 'activity data' : statement.evidence && writePlace(statement.evidence),
    source?.perimeter,
    line.line !== 'total' && statement.addedFrom.length > 0 && 'added up from its categories',
    statement.isCorrected && 'given by a person',
    statement.isDoubtful && 'worth checking',
  ]
    .filter(Boolean)
    .join(', ')
}

export type OpenConflict = { year: number; line: ProgrammeYearLine }

/** What waits for a decision, newest year first. */
export const openConflicts = ({ years }: Programme): OpenConflict[] =>
  years
    .toReversed()
    .flatMap(({ year, lines }) =>
      lines
        .filter(({ state, conflict }) => state === 'undecided' && conflict !== null)
        .map((line) => ({ year, line })),
    )

/** A method of Scope 2 that waits for no decision of its own waits for the one about the figure without a method. */
export const conflictId = ({ year, line }: OpenConflict): string =>
  `conflict-${year}-${line.conflict ? line.line : 'scope2_unspecified'}`

/** What becomes of a year if this figure stands: its footprint, where nothing else of it is open. */
export const tellConsequence = (
  { year, lines }: ProgrammeYear,
  line: ProgrammeLine,
  tonnes: number,
): string => {
  const others = lines.filter((one) => one.line !== line)
  const open = others.filter(({ state }) => state === 'undecided').length
  if (open > 0)
    return `${open === 1 ? 'One more figure' : `${open} more figures`} of ${year} ${open === 1 ? 'waits' : 'wait'} for a decision; until then its total stays undecided.`
  const scopes = lines.filter((one) => one.line !== 'total')
  const seconds = scopes.filter(({ line: of }) => of.startsWith('scope2'))
  const known = scopes.flatMap((one) => (one.line === line ? tonnes : (one.tonnes ?? [])))
  // Scope 2 by several methods is told several times: which of them counts, the ledger of the years says afterwards.
  return line !== 'total' && scopes.length === 3 && seconds.length === 1 && known.length === 3
    ? `The footprint of ${year} is then ${writeTonnes(addExactly(known))} t.`
    : `The total of ${year} is then decided.`
}

/** A sum that no document gives as a whole, or that another document gives otherwise, says so, and what documents give instead. */
export const tellJoined = (programme: Programme, { total }: ProgrammeYear): string | null => {
  if (total.sourceIds.length < 2 && total.contradictedBy.length === 0) return null
  const nameOf = (id: string) => `“${sourceOf(programme, id)?.name ?? 'a report'}”`
  const others = total.contradictedBy.map(
    ({ sourceId, tonnes }) => `${nameOf(sourceId)} gives ${writeExact(tonnes)} t for the whole year.`,
  )
  const from =
    total.sourceIds.length > 1 ? [`Added up from ${total.sourceIds.map(nameOf).join(' and ')}.`] : []
  return [...from, ...others].join(' ')
}

/** How one year stands, reading by reading: what is held for it is not yet retired, and no longer open either, as on the dashboard. */
export const readYear = ({ year, total, coverage }: ProgrammeYear, heldTonnes = 0): string[] => {
  const emitted =
    total.state === 'known'
      ? `${writeTonnes(total.tonnes ?? 0)} t emitted`
      : total.state === 'undecided'
        ? 'emissions undecided'
        : 'emissions unknown'
  const { openTonnes, pendingTonnes, retiredTonnes } = coverage
  return [
    `${year}: ${emitted}`,
    `${writeExact(retiredTonnes)} t retired`,
    ...(pendingTonnes > 0 ? [`${writeExact(pendingTonnes)} t pending at the registry`] : []),
    ...(openTonnes !== null && heldTonnes > 0 ? [`${writeExact(heldTonnes)} t held`] : []),
    ...(openTonnes === null ? [] : [`${writeExact(Math.max(0, openTonnes - heldTonnes))} t not yet covered`]),
  ]
}

/** The whole of one year in a sentence. */
export const sayYear = (year: ProgrammeYear, heldTonnes = 0): string => readYear(year, heldTonnes).join(', ')

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

/** A year of which nothing was read, and what is retired for it all the same. */
export const tellBare = ({ year, coverage }: Pick<ProgrammeYear, 'year' | 'coverage'>): string => {
  const { retiredTonnes, pendingTonnes, undatedTonnes } = coverage
  const pending = pendingTonnes > 0 ? ` and ${writeExact(pendingTonnes)} t pending at the registry` : ''
  const all = retiredTonnes + pendingTonnes
  const undated =
    undatedTonnes > 0
      ? `, ${undatedTonnes === all ? '' : `${writeExact(undatedTonnes)} t of it `}without a period and so counted in that year`
      : ''
  return `${year}: no report read yet. ${writeExact(retiredTonnes)} t retired${pending}${undated}.`
}

/** What was retired and stands under no year, or under one that nobody named. */
export const tellBeside = ({ years, severalYears }: Programme): string[] => {
  const { retiredTonnes, pendingTonnes } = severalYears
  const pending = pendingTonnes > 0 ? `, and ${writeExact(pendingTonnes)} t pending at the registry` : ''
  // A year without a report says it with its own line.
  const undated = years.filter(({ lines, coverage }) => lines.length > 0 && coverage.undatedTonnes > 0)
  return [
    ...(retiredTonnes + pendingTonnes > 0
      ? [
          `Retired for a period over several years: ${writeExact(retiredTonnes)} t${pending}. They stand under no year here.`,
        ]
      : []),
    ...undated.map(
      ({ year, coverage }) =>
        `Without a period: ${writeExact(coverage.undatedTonnes)} t, counted in ${year}, the year they were retired.`,
    ),
  ]
}

type Held = { heldTonnes: number; heldForItTonnes: number; laterTonnes: number; year: number }

/** What is held, and which of it the year that is spoken of can take: the parts add up to it. */
export const sayHeld = (heldTonnes: number, held: Held | null): string => {
  const whole = `You hold ${writeExact(heldTonnes)} t, not retired for any year`
  // Told of another moment than the programme, its parts would not add up.
  if (!held || held.heldTonnes !== heldTonnes) return `${whole}.`
  const { year, heldForItTonnes, laterTonnes } = held
  const over = heldTonnes - heldForItTonnes - laterTonnes
  const parts = [
    heldForItTonnes > 0 ? `${writeExact(heldForItTonnes)} t usable for ${year}` : '',
    over > 0 ? `${writeExact(over)} t more than ${year} still takes` : '',
    laterTonnes > 0 ? `${writeExact(laterTonnes)} t of later vintages` : '',
  ].filter(Boolean)
  return parts.length > 0 ? `${whole}: ${parts.join(', ')}.` : `${whole}.`
}

/** The years a document speaks of, in short. */
export const spanOf = (years: readonly number[]): string => {
  const [first, last] = [years[0], years.at(-1)]
  return first === last ? String(first) : `${first}–${last}`
}
