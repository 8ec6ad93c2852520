import { readFile } from 'node:fs/promises'
import { writeRate } from '@ledgerleaf/contract/currencies'
import { DomainError } from '../platform/domain-error.ts'
import { StartError } from '../platform/start-error.ts'
import { inTransaction } from '../platform/transaction.ts'
import { importRates, RatesRefused, readEcb } from '../trade/rates/index.ts'
import type { Command } from './command.ts'

const usage = 'rates import FILE'
const source = 'European Central Bank'

const importFile: Command['run'] = async (db, [act, file, ...rest]) => {
  if (act !== 'import' || !file || rest.length > 0) throw new StartError(`Usage: ${usage}`)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`There is no file ${file}.`)
  })
  try {
    const sheet = readEcb(text)
    const { repeated } = await inTransaction(db, (tx) =>
      importRates(tx, null, { ...sheet, source }, new Date()),
    )
    const said = `${source}, ${sheet.day}: ${writeRate('eur', 'usd', sheet)}, ${writeRate('eur', 'gbp', sheet)}`
    return repeated ? { unchanged: `${said}. These were known; nothing was changed.` } : `${said}.`
  } catch (error) {
    if (error instanceof DomainError || error instanceof RatesRefused) throw new StartError(error.message)
    throw error
  }
}

/** What one euro costs, for those who pay or sell in another currency than dollars. */
export const rateCommands: Record<string, Command> = { rates: { usage, run: importFile } }
