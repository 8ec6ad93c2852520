import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { DomainError } from '../../platform/domain-error.ts'

const Account = z.object({
  /** What the names of the ledger's accounts begin with; the longest that fits counts. */
  begins: z.string(),
  code: z.string().check(z.minLength(1), z.maxLength(20)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
})
const Chart = z.array(Account).check(z.minLength(1))
export type Chart = z.infer<typeof Chart>

/** What an accountant can begin with. Whoever has other numbers puts a file of the same form beside the data. */
const usualChart: Chart = [
  { begins: 'world/money/seller/', code: '1000', name: 'Bank' },
  { begins: 'world/money/buyer/', code: '1200', name: 'Payments received from buyers' },
  { begins: 'world/money/guest/', code: '1200', name: 'Payments received from buyers' },
  { begins: 'world/money/payers', code: '1000', name: 'Bank' },
  { begins: 'world/money/exchange/', code: '1300', name: 'Exchange of currencies' },
  { begins: 'world/money/platform', code: '6000', name: 'Discounts, and losses borne for others' },
  { begins: 'money/held/', code: '2100', name: 'Buyers’ money for open orders, escrow and returns' },
  { begins: 'money/transferred/', code: '2110', name: 'Transfers for orders that are not paid in full' },
  { begins: 'money/unclaimed/', code: '2120', name: 'Transfers nobody has explained' },
  { begins: 'money/owed/', code: '2130', name: 'Owed back to whoever transferred it' },
  { begins: 'money/proceeds/', code: '2200', name: 'Owed to sellers' },
  { begins: 'money/sent/', code: '2300', name: 'Payouts under way' },
  { begins: 'money/tax/', code: '2400', name: 'VAT owed' },
  { begins: 'money/fees/', code: '4000', name: 'Fees' },
  { begins: '', code: '9999', name: 'Not in the chart of accounts' },
]

export const chartFile = 'chart-of-accounts.json'

/** The chart that lies in the data folder, or the usual one. */
export const readChart = (dataDir: string): Chart => {
  const file = join(dataDir, chartFile)
  if (!existsSync(file)) return usualChart
  try {
    return [...Chart.parse(JSON.parse(readFileSync(file, 'utf8'))), ...usualChart.slice(-1)]
  } catch {
    throw new DomainError('unavailable', {
      message: `${chartFile} in the data folder is no list of accounts with begins, code and name.`,
    })
  }
}

/** The account of the books that an account of the ledger belongs to. */
export const bookAccount = (chart: Chart, account: string): { code: string; name: string } => {
  let best: Chart[number] = { begins: '', code: '9999', name: 'Not in the chart of accounts' }
  for (const one of chart)
    if (account.startsWith(one.begins) && one.begins.length >= best.begins.length) best = one
  return best
}
