import type { ProgrammeStatement, ProposedBecause } from '@ledgerleaf/contract/programme'
import type { SettledInventory } from '../analysis/index.ts'

const newestYear = ({ figures }: SettledInventory): number => Math.max(0, ...figures.map(({ year }) => year))

type Weighed<S> = { first: S; because: ProposedBecause }

/**
 * Which of several statements to propose: one that nobody doubts before a doubtful one; then the report on the later
 * years, because a company that gives a year again corrects itself; then the one whose figures are the latest.
 */
export const weighStatements = <S extends ProgrammeStatement>(
  statements: readonly S[],
  inventories: ReadonlyMap<string, SettledInventory>,
): Weighed<S> | null => {
  const told = statements.map((statement) => {
    const inventory = inventories.get(statement.sourceId)
    const givenAt = inventory?.figuresAt.getTime() ?? 0
    return { statement, newest: inventory ? newestYear(inventory) : 0, givenAt }
  })
  told.sort(
    (a, b) =>
      Number(a.statement.isDoubtful) - Number(b.statement.isDoubtful) ||
      b.newest - a.newest ||
      b.givenAt - a.givenAt ||
      (a.statement.sourceId < b.statement.sourceId ? -1 : 1),
  )
  const [first] = told
  if (!first) return null
  const other = told.find(({ statement }) => statement.tonnes !== first.statement.tonnes) ?? first
  const because =
    other.statement.isDoubtful !== first.statement.isDoubtful
      ? 'surer'
      : other.newest !== first.newest
        ? 'newer_report'
        : 'later_figures'
  return { first: first.statement, because }
}
