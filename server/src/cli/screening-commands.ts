import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DomainError } from '../platform/domain-error.ts'
import { StartError } from '../platform/start-error.ts'
import { inTransaction, liftTimeLimits } from '../platform/transaction.ts'
import { importList } from '../supply/seller-checks/index.ts'
import type { Command } from './command.ts'

const usage = 'screening import FILE'

const importFile: Command['run'] = async (db, [act, file, ...rest]) => {
  if (act !== 'import' || !file || rest.length > 0) throw new StartError(`Usage: ${usage}`)
  const bytes = await readFile(file).catch(() => {
    throw new StartError(`There is no file ${file}.`)
  })
  const name = path.basename(file)
  try {
    const { entries, repeated } = await inTransaction(db, async (tx) => {
      await liftTimeLimits(tx)
      return importList(tx, null, { name, bytes }, new Date())
    })
    if (repeated) return { unchanged: `${name} is the list in force already; nothing was changed.` }
    return `${name}: ${entries.toLocaleString('en-US')} ${entries === 1 ? 'entry' : 'entries'}. Names of sellers are held against this list from now on.`
  } catch (error) {
    if (error instanceof DomainError) throw new StartError(error.message)
    throw error
  }
}

/** What holds the names of sellers against a list. */
export const screeningCommands: Record<string, Command> = { screening: { usage, run: importFile } }
