import { type ReportCell, writeCell } from '@ledgerleaf/contract/report-cells'
import type { Report, ReportRow, ReportSection } from '@ledgerleaf/contract/reports'
import { sumWords } from './reading-plan.ts'

export type LeadFigure = { title: string; credits: number }
/** What a report comes to, read off its own totals. `parts` are drawn as one bar: they add up to the whole. */
export type LeadFigures = { whole: LeadFigure; parts: LeadFigure[] } | { whole: null; parts: LeadFigure[] }

const isCredits = (cell: ReportCell) => cell.is === 'credits'

const creditsIn = ({ cells }: ReportRow): number[] =>
  cells.flatMap((cell) => (cell.is === 'credits' ? [cell.credits] : []))

/** A total, and the lines right below it that say what it is made of; null unless they add up to it exactly. */
export const splitAt = ({ rows }: ReportSection, at: number): LeadFigures | null => {
  const row = rows[at]
  const [credits, ...others] = row?.tone === 'total' ? creditsIn(row) : []
  if (!row || credits === undefined || others.length > 0) return null
  const parts = rows.slice(at + 1).flatMap((part) => {
    const [own] = creditsIn(part)
    return own === undefined ? [] : [{ title: sumWords(part), credits: own }]
  })
  const sum = parts.reduce((all, part) => all + part.credits, 0)
  if (parts.length === 0 || credits === 0 || sum !== credits) return null
  // The parts are named below it, so its own name needs no second telling of them.
  return { whole: { title: sumWords(row).split(':')[0] ?? '', credits }, parts }
}

/** Sums beside each other, each under the head of its column. */
const besideOf = ({ rows, columns }: ReportSection): LeadFigures | null => {
  const total = rows.find(({ tone, cells }) => tone === 'total' && cells.filter(isCredits).length > 1)
  if (!total) return null
  return {
    whole: null,
    parts: total.cells.flatMap((cell, at) =>
      cell.is === 'credits' ? [{ title: columns[at]?.title ?? writeCell(cell), credits: cell.credits }] : [],
    ),
  }
}

/** What a reader asks of a report first; null where it adds nothing up. */
export const leadFigures = ({ sections }: Pick<Report, 'sections'>): LeadFigures | null => {
  for (const section of sections)
    for (const at of section.rows.keys()) {
      const split = splitAt(section, at)
      if (split) return split
    }
  for (const section of sections) {
    const beside = besideOf(section)
    if (beside) return beside
  }
  return null
}
