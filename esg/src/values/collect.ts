import type { Page } from '../layout/page.ts'
import { describe } from '../scoring/describe.ts'
import { blocksOf } from '../sheets/find-blocks.ts'
import { settleSheet } from '../sheets/settle-sheet.ts'
import { carryHeads } from '../tables/carry-heads.ts'
import { agreeOnFigures, conventionOf, tablesOf } from '../tables/tables-of.ts'
import type { Candidate } from './candidate.ts'
import { collectAnswers } from './collect-answers.ts'
import { collectBars } from './collect-bars.ts'
import { collectCharts } from './collect-chart.ts'
import { collectInline } from './collect-inline.ts'
import { collectLong } from './collect-long.ts'
import { collectProse } from './collect-prose.ts'
import { collectStacks } from './collect-stacks.ts'
import { collectTiles } from './collect-tiles.ts'
import { findNotes } from './find-notes.ts'
import type { PageContext } from './page-context.ts'
import { settleUnits } from './settle-units.ts'
import { hypothesiseTables } from './table-hypotheses.ts'
import { hypothesiseText } from './text-hypotheses.ts'
import { triage } from './triage.ts'

/**
 * A report named after the year it appeared in has the data of the year before. What the columns say beats the title.
 */
const settleYears = (candidates: Candidate[]) => {
  const stated = candidates.filter(({ assumedYear }) => !assumedYear).map(({ year }) => year)
  if (stated.length < 3) return
  const latest = Math.max(...stated)
  for (const candidate of candidates)
    if (candidate.assumedYear && candidate.year > latest) candidate.year = latest
}

/** Of the same labels for several parts of a company, each is told which part it is of. */
const nameBlocks = (pages: Page[], candidates: Candidate[]) => {
  const blocks = blocksOf(pages.filter((page) => candidates.some((candidate) => candidate.page === page)))
  for (const candidate of candidates) {
    const block = blocks.get(candidate.cell)
    if (!block) continue
    candidate.perimeter = block.perimeter
    candidate.features['of the group, by sums'] = block.isGroup === null ? 0 : block.isGroup ? 1 : -1
    candidate.features['one of several blocks'] = 1
  }
}

const fromTables = (context: PageContext, before: Page | undefined): Candidate[] => {
  const { page } = context
  const { tables } = tablesOf(page)
  if (before && page.sheet === null && page.number === before.number + 1)
    carryHeads(() => tablesOf(before).tables, tables)
  return [
    ...hypothesiseTables(context),
    ...[
      ...collectCharts(context),
      ...collectBars(context),
      ...collectStacks(context),
      ...collectTiles(context),
      ...collectAnswers(context),
    ].map(describe),
  ]
}

/** Every figure of the document that may be one we look for. */
export const collect = (pages: Page[], reportYear: number | null, latest: number): Candidate[] => {
  agreeOnFigures(pages)
  const candidates = pages.flatMap((page, at) => {
    const holds = triage(page)
    if (!holds.tables && !holds.prose) return []
    const context: PageContext = {
      page,
      convention: conventionOf(page),
      reportYear,
      notes: findNotes(page),
      latest,
    }
    settleSheet(page, context.convention)
    const { candidates: long, parts } = collectLong(context)
    if (long.length > 0) return long.map(describe)
    const found = [
      ...(holds.tables ? fromTables(context, pages[at - 1]) : []),
      ...(holds.prose ? [...collectProse(context), ...collectInline(context)].map(describe) : []),
      ...hypothesiseText(context),
    ]
    return parts.size === 0 ? found : found.filter(({ cell }) => !parts.has(cell))
  })
  settleYears(candidates)
  settleUnits(candidates)
  nameBlocks(pages, candidates)
  return candidates
}
