import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { hardWorkbook } from './make-workbook.ts'

export type Missing = {
  metric: string
  name: string
  sheet: string
  find: string
  printed: string
  at: string
}
export type Hard = {
  name: string
  content: () => Promise<Buffer> | Buffer
  year: number
  /** Where nothing was read there is no column yet to fill: the first figure names its year. */
  byForm: boolean
  /** Three figures a person can see in it, which stand in no row our reader could name. */
  missing: [Missing, Missing, Missing]
  /** The headline once all three are there, and without the last. */
  headlines: [all: string, withoutLast: string]
  tonnes: [all: string, withoutLast: string]
}

export const made: Hard = {
  name: 'ledger by country.xlsx',
  content: hardWorkbook,
  year: 2023,
  byForm: false,
  missing: [
    {
      metric: 'scope1',
      name: 'Scope 1',
      sheet: 'Ledger',
      find: 'All countries',
      printed: '4700.5',
      at: 'C14',
    },
    {
      metric: 'scope2_market',
      name: 'Scope 2, market-based',
      sheet: 'Ledger',
      find: 'All countries',
      printed: '812.25',
      at: 'C15',
    },
    {
      metric: 'scope3_cat1',
      name: 'Scope 3, category 1: Purchased goods and services',
      sheet: 'Ledger',
      find: 'All countries',
      printed: '9100',
      at: 'C16',
    },
  ],
  headlines: ['14,933.25', '5,833.25'],
  tonnes: ['14,934', '5,834'],
}

const corpus = path.resolve(import.meta.dirname, '../..', process.env.ESG_REPORTS ?? '../shared/esg')
const sentences = path.join(corpus, 'batch-1/qantas-2023-gri.xlsx')
const inSentences: Hard = {
  name: 'qantas-2023-gri.xlsx',
  content: () => readFileSync(sentences),
  year: 2023,
  byForm: true,
  missing: [
    { metric: 'scope1', name: 'Scope 1', sheet: 'GRI', find: '9,720,687', printed: '9,720,687', at: 'F101' },
    {
      metric: 'scope2_unspecified',
      name: 'Scope 2, method not stated',
      sheet: 'GRI',
      find: '62,462',
      printed: '62,462',
      at: 'F102',
    },
    {
      metric: 'scope3_total',
      name: 'Scope 3',
      sheet: 'GRI',
      find: '3,182,594',
      printed: '3,182,594',
      at: 'F103',
    },
  ],
  headlines: ['12,965,743', '9,783,149'],
  tonnes: ['12,965,743', '9,783,149'],
}

export const hard = [made, ...(existsSync(sentences) ? [inSentences] : [])]
