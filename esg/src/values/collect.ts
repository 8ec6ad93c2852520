import type { Page } from '../layout/page.ts'
import { carryHeads } from '../tables/carry-heads.ts'
import { agreeOnFigures, tablesOf } from '../tables/tables-of.ts'
import type { Candidate } from './candidate.ts'
import { collectAnswers } from './collect-answers.ts'
import { collectCharts } from './collect-chart.ts'
import { collectLong } from './collect-long.ts'
import { collectProse } from './collect-prose.ts'
import { collectTables, type PageContext } from './collect-table.ts'
import { collectTiles } from './collect-tiles.ts'
import { findNotes } from './find-notes.ts'

const speaksOf =
  /scope|emission|ghg|greenhouse|co2|co₂|carbon|energy|treibhaus|energie|温室|排出|エネルギー|온실가스|배출|에너지|serre/i
const skipped =
  /^(?:contents|data contents|index|gri|sasb|tcfd|factors?|emission factors?|conversion|lookup|lists?|definitions|glossary|cover|about)\b|\bindex$|factors$/i

/** A page is worth reading for figures when it names what we look for and holds figures. */
export const isWorth = (page: Page) => {
  if (page.hidden || (page.sheet !== null && skipped.test(page.sheet.trim()))) return false
  let named = false
  let figures = 0
  for (const { cells } of page.lines)
    for (const { text } of cells) {
      named ||= speaksOf.test(text)
      if (/\d/.test(text)) figures += 1
      if (named && figures >= 1) return true
    }
  return false
}

/**
 * A report named after the year it appeared in has the data of the year before. What the columns say beats the title.
 */
const settleYears = (candidates: Candidate[]) => {
  const stated = candidates
    .filter(({ assumedYear, score }) => !assumedYear && score >= 3)
    .map(({ year }) => year)
  if (stated.length < 3) return
  const latest = Math.max(...stated)
  for (const candidate of candidates)
    if (candidate.assumedYear && candidate.year > latest) candidate.year = latest
}

/** Every figure of the document that may be one we look for. */
export const collect = (pages: Page[], reportYear: number | null, latest: number): Candidate[] => {
  agreeOnFigures(pages)
  const candidates = pages.filter(isWorth).flatMap((page) => {
    const { convention, tables } = tablesOf(page)
    const before = pages[pages.indexOf(page) - 1]
    if (before && page.sheet === null && page.number === before.number + 1)
      carryHeads(tablesOf(before).tables, tables)
    const context: PageContext = {
      page,
      convention,
      reportYear,
      notes: findNotes(page),
      latest,
    }
    const long = collectLong(context)
    return long.length > 0
      ? long
      : [
          ...collectTables(context),
          ...collectCharts(context),
          ...collectTiles(context),
          ...collectAnswers(context),
          ...collectProse(context),
        ]
  })
  settleYears(candidates)
  return candidates
}
