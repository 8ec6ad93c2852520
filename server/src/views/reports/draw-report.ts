import { writeCell, writeDays } from '@ledgerleaf/contract/report-cells'
import type { Report, ReportSection } from '@ledgerleaf/contract/reports'
import { drawPdf, type Sheet } from '../../platform/draw-pdf.ts'

const drawSection = (sheet: Sheet, section: ReportSection): void => {
  sheet.paragraph(section.title, { font: 'strong', size: 12 })
  for (const text of section.paragraphs) sheet.paragraph(text)
  if (section.columns.length === 0) return
  if (section.rows.length === 0) sheet.paragraph(section.empty, { quiet: true })
  else
    sheet.table(
      section.columns.map(({ title, isNumeric }) => ({
        title,
        width: 1 / section.columns.length,
        align: isNumeric ? 'right' : 'left',
      })),
      section.rows.map(({ cells }) => cells.map(writeCell)),
    )
}

export const drawReport = (report: Report): Promise<Buffer> =>
  drawPdf(
    report.title,
    (sheet) => {
      sheet.head(report.title, [report.company, writeDays(report.periodStartsOn, report.periodEndsOn)])
      for (const section of [...report.sections, ...report.appendix]) drawSection(sheet, section)
    },
    { isWide: true },
  )
