import type { Analysis } from '@ledgerleaf/contract/analysis'
import { exportColumns, exportRowsWithLines } from './export-rows.ts'
import { inert } from './inert.ts'

const write = (cell: string | number | null): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return `"${inert(cell).replaceAll('"', '""')}"`
}

/** With a mark at the start, by which spreadsheets know that accents are accents. */
export const exportCsv = (analysis: Analysis): Buffer => {
  const lines = [[...exportColumns], ...exportRowsWithLines(analysis)].map((row) => row.map(write).join(','))
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)
}
