import type { Programme } from '@ledgerleaf/contract/programme'
import writeXlsxFile, { type Row, type Sheet } from 'write-excel-file/node'
import { inert } from '../../reading/analysis/index.ts'
import { type ExportCell, type ExportSheet, exportSheets } from './export-rows.ts'

const cellOf = (value: ExportCell) => {
  if (value === null) return null
  return typeof value === 'number'
    ? { value, type: Number }
    : // As text and nothing else: a formula in a quote stays a quote.
      { value: inert(value), type: String }
}

const wide = ['name', 'document', 'quote', 'decision', 'reason', 'target']

const sheetOf = ({ name, columns, rows }: ExportSheet): Sheet<never> => ({
  sheet: name,
  data: [
    columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row): Row => row.map(cellOf)),
  ],
  columns: columns.map((title) => ({ width: wide.includes(title) ? 44 : 16 })),
  stickyRowsCount: 1,
})

export const writeProgrammeSheets = (programme: Programme): Promise<Buffer> =>
  writeXlsxFile(exportSheets(programme).map(sheetOf)).toBuffer()
