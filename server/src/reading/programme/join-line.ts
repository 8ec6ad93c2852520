import type { ProgrammeYearLine } from '@ledgerleaf/contract/programme'
import { lineOf, type ProgrammeLine } from '@ledgerleaf/contract/programme-lines'
import { addExactly } from '@ledgerleaf/contract/quantities'
import type { SettledInventory } from '../analysis/index.ts'
import type { SettledDecisions } from './settle-decisions.ts'
import type { StatedLine } from './state-lines.ts'
import { weighStatements } from './weigh-statements.ts'

export type Choice = SettledDecisions['choices'] extends Map<string, infer C> ? C : never
export type JoinedLine = {
  told: ProgrammeYearLine
  /** Of what stands, or else of what is proposed. */
  from: StatedLine
}

/** All inventories there are, those that were left out among them. */
export type Shelf = { inventories: ReadonlyMap<string, SettledInventory> }

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

const bare = ({ year: _, line: __, figures: ___, ...statement }: StatedLine) => statement

/** What documents say of a line, and what of it stands. Null where none says anything. */
export const joinLine = (
  line: ProgrammeLine,
  statements: readonly StatedLine[],
  choice: Choice | undefined,
  { inventories }: Shelf,
): JoinedLine | null => {
  const weighed = weighStatements(statements, inventories)
  if (!weighed) return null
  const { first, because } = weighed
  // What was chosen against the others does not become theirs by being deleted: then it is asked again.
  const gone = choice && !inventories.has(choice.sourceId) ? [choice.tonnes] : []
  const all = [...statements.map(({ tonnes }) => tonnes), ...gone]
  const differenceTonnes = addExactly([Math.max(...all), -Math.min(...all)])
  const isAgreed = differenceTonnes === 0
  const chosen = isAgreed ? first : choice ? holds(choice, statements) : null
  const isOther = chosen !== null && lineOf(chosen.metric) !== line
  return {
    from: chosen ?? first,
    told: {
      line,
      state: isAgreed ? 'stands' : chosen ? 'decided' : 'undecided',
      tonnes: isOther ? null : (chosen?.tonnes ?? null),
      sourceId: chosen?.sourceId ?? null,
      statements: statements.map(bare),
      conflict: isAgreed
        ? null
        : {
            differenceTonnes,
            proposal: { sourceId: first.sourceId, because: gone.length > 0 ? 'chosen_gone' : because },
          },
      decidedBy: !isAgreed && chosen && choice ? choice.version : null,
    },
  }
}

/** A line of which nothing stands by itself: another line decides it, or has. */
export const deferLine = (joined: JoinedLine, to: ProgrammeYearLine): JoinedLine => ({
  from: joined.from,
  told: {
    ...joined.told,
    state: to.state === 'undecided' ? 'undecided' : 'decided',
    tonnes: null,
    sourceId: null,
    conflict: null,
    decidedBy: to.decidedBy,
  },
})
