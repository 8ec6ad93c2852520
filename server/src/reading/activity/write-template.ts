import { templateGuide, templateTitles } from '@ledgerleaf/contract/activity-template'
import writeXlsxFile, { type Row, type Sheet } from 'write-excel-file/node'
import { writeCsv } from '../../platform/write-csv.ts'

const example = [
  'natural-gas',
  '12000',
  'kWh',
  '',
  '',
  'GB',
  'Head office',
  '',
  'measured',
  'Bills of the year',
]

/** One row to write over: it shows how a line is filled. */
const rows = [templateTitles, templateTitles.map((_, i) => example[i] ?? '')]

export const writeCsvTemplate = (): Buffer => Buffer.from(`\ufeff${writeCsv(rows)}`)

const sheet = (name: string, data: readonly (readonly string[])[], width: number): Sheet<never> => ({
  sheet: name,
  data: data.map(
    (row, i): Row =>
      row.map((value) => ({ value, type: String, ...(i === 0 ? { fontWeight: 'bold' as const } : {}) })),
  ),
  columns: (data[0] ?? []).map(() => ({ width })),
  stickyRowsCount: 1,
})

/** The lines, and on a sheet beside them what may be written. */
export const writeXlsxTemplate = (): Promise<Buffer> =>
  writeXlsxFile([
    sheet('Activity data', rows, 18),
    sheet('What to write', [['activity', 'what it is', 'part', 'units'], ...templateGuide()], 34),
  ]).toBuffer()
