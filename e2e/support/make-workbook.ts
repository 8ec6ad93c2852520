import writeXlsxFile from 'write-excel-file/node'

type Rows = (string | number | null)[][]

const cell = (value: string | number | null) =>
  value === null ? null : typeof value === 'number' ? { value, type: Number } : { value, type: String }

const block = (country: string, times: number): Rows => [
  [country, 2022, 2023],
  ['K-100', 5000 * times, 4700.5 * times],
  ['K-200', 900 * times, 812.25 * times],
  ['K-300', 9800 * times, 9100 * times],
  [null, null, null],
]

/**
 * A workbook no reader can know by its words: the same block for each country, its rows named by the keys of somebody's
 * own ledger. Only the journeys of the staff stand under their name.
 */
export const hardWorkbook = (): Promise<Buffer> => {
  const sheet = (name: string, rows: Rows) => ({ sheet: name, data: rows.map((row) => row.map(cell)) })
  return writeXlsxFile([
    sheet('Summary', [
      ['Greenhouse gas emissions in tonnes CO2e', 2022, 2023],
      ['Scope 3 category 6: Business travel', 310.25, 320.5],
    ]),
    sheet('Ledger', [
      ['Ledger by country, tonnes CO2e', null, null],
      [null, null, null],
      ...block('Poland', 0.25),
      ...block('Chile', 0.75),
      ...block('All countries', 1),
    ]),
  ]).toBuffer()
}
