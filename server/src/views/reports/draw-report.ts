import { writeExact } from '@ledgerleaf/contract/quantities'
import type { Report, ReportSection } from '@ledgerleaf/contract/reports'
import { drawPdf, type PaperColumn, type Sheet } from '../../platform/draw-pdf.ts'

const write = (cell: string | number) => (typeof cell === 'number' ? writeExact(cell) : cell)

/** Columns share the width by their longest text, within bounds, so that a figure never takes a paragraph's room. */
const columnsOf = ({ columns, rows }: ReportSection): PaperColumn[] => {
  const lengths = columns.map(({ title }, at) => {
    const longest = Math.max(title.length, ...rows.map(({ cells }) => write(cells[at] ?? '').length))
    return Math.min(28, Math.max(7, longest))
  })
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return columns.map(({ title, isNumeric }, at) => ({
    title,
    width: (lengths[at] ?? 1) / total,
    align: isNumeric ? 'right' : 'left',
  }))
}

const drawSection = (sheet: Sheet, section: ReportSection): void => {
  sheet.paragraph(section.title, { font: 'strong', size: 12 })
  if (section.isUnverified)
    sheet.paragraph(
      'The wording of this rule was not checked at its primary source. Check before you rely on it.',
      {
        quiet: true,
        size: 8,
      },
    )
  for (const text of section.paragraphs) sheet.paragraph(text)
  if (section.columns.length === 0) return
  if (section.rows.length === 0) sheet.paragraph('Nothing in this period.', { quiet: true })
  else
    sheet.table(
      columnsOf(section),
      section.rows.map(({ cells }) => cells.map(write)),
    )
}

export const drawReport = (report: Report): Promise<Buffer> =>
  drawPdf(report.title, (sheet) => {
    sheet.head(report.title, [
      report.company,
      `Period ${report.periodStartsOn} to ${report.periodEndsOn}`,
      `Written ${report.madeAt.slice(0, 10)} from the ledger, template ${report.templateVersion}`,
    ])
    for (const section of report.sections) drawSection(sheet, section)
  })
