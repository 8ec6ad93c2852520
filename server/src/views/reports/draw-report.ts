import { writeExact } from '@ledgerleaf/contract/quantities'
import type { Report, ReportSection } from '@ledgerleaf/contract/reports'
import { drawPdf, type PaperColumn, type Sheet } from '../../platform/draw-pdf.ts'

const write = (cell: string | number) => (typeof cell === 'number' ? writeExact(cell) : cell)

// About so many letters stand beside each other across a sheet.
const lettersAcross = { upright: 85, wide: 130 }
const columnsUpright = 7
const wordMax = 13
const textMax = 28

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/**
 * Every column has room for its longest word, so that no day or figure is broken; what is left is shared by the longest
 * text, within bounds, so that a figure never takes a paragraph's room.
 */
const columnsOf = ({ columns, rows }: ReportSection, letters: number): PaperColumn[] => {
  const texts = columns.map(({ title }, at) => [title, ...rows.map(({ cells }) => write(cells[at] ?? ''))])
  const words = texts.map((column) =>
    Math.min(
      wordMax,
      Math.max(7, ...column.flatMap((text) => text.split(/\s+/)).map(({ length }) => length + 1)),
    ),
  )
  const wanted = texts.map((column, at) =>
    Math.max(0, Math.min(textMax, Math.max(...column.map(({ length }) => length))) - (words[at] ?? 0)),
  )
  const left = Math.max(0, letters - sumOf(words))
  const widths = words.map((word, at) => word + ((wanted[at] ?? 0) / (sumOf(wanted) || 1)) * left)
  return columns.map(({ title, isNumeric }, at) => ({
    title,
    width: (widths[at] ?? 1) / sumOf(widths),
    align: isNumeric ? 'right' : 'left',
  }))
}

const drawSection = (sheet: Sheet, section: ReportSection, letters: number): void => {
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
      columnsOf(section, letters),
      section.rows.map(({ cells }) => cells.map(write)),
    )
}

export const drawReport = (report: Report): Promise<Buffer> => {
  const isWide = report.sections.some(({ columns }) => columns.length > columnsUpright)
  const letters = isWide ? lettersAcross.wide : lettersAcross.upright
  return drawPdf(
    report.title,
    (sheet) => {
      sheet.head(report.title, [
        report.company,
        `Period ${report.periodStartsOn} to ${report.periodEndsOn}`,
        `Written ${report.madeAt.slice(0, 10)} from the ledger, template ${report.templateVersion}`,
      ])
      for (const section of report.sections) drawSection(sheet, section, letters)
    },
    { isWide },
  )
}
