import { analyse } from '../src/analyse.ts'
import { type MadeCell, type MadeSheet, makeWorkbook } from './make-workbook.ts'

/** What is found in a made file, each as "metric:year=value". */
export const found = async (name: string, bytes: Uint8Array) => {
  const { findings } = await analyse({ name, bytes })
  return findings.map(({ metric, year, value }) => `${metric}:${year}=${value}`).sort()
}
export const ofBook = (...sheets: MadeSheet[]) => found('report.xlsx', makeWorkbook(sheets))
export const ofSheet = (rows: MadeCell[][], more: Partial<MadeSheet> = {}) =>
  ofBook({ name: 'Data', rows, ...more })
export const ofText = (text: string) => found('report.csv', new TextEncoder().encode(text))
