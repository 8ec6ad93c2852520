import type { Programme, programmeFormats } from '@ledgerleaf/contract/programme'
import { writeCsv } from '../../platform/write-csv.ts'
import { inventorySheet } from './export-rows.ts'

type Writer = { type: string; write: (programme: Programme) => Buffer | Promise<Buffer> }

// The one that needs a library loads it with the first person who asks.
export const programmeWriters: Record<(typeof programmeFormats)[number], Writer> = {
  json: {
    type: 'application/json; charset=utf-8',
    write: (programme) => Buffer.from(`${JSON.stringify(programme, null, 2)}\n`),
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    write: (programme) => {
      const { columns, rows } = inventorySheet(programme)
      const cells = rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
      // With a mark at the start, by which spreadsheets know that accents are accents.
      return Buffer.from(`\ufeff${writeCsv([columns, ...cells])}`)
    },
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: async (programme) => (await import('./write-programme-sheets.ts')).writeProgrammeSheets(programme),
  },
}
