import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BookPeriod, ExportName, namedPeriod } from '@ledgerleaf/contract/accounting'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { StartError } from '../platform/start-error.ts'
import { readChart, writeExport } from '../views/accounting/index.ts'
import type { Command } from './command.ts'

/** A named period, or its first and last day joined by two dots. */
const readPeriod = (text: string): BookPeriod => {
  const [from = '', to = ''] = text.split('..')
  const period = namedPeriod(text) ?? BookPeriod.safeParse({ from, to }).data
  if (!period)
    throw new StartError(
      `"${text}" is no period: write 2026, 2026-Q3, 2026-11 or 2026-11-01..2026-11-15, in days of UTC.`,
    )
  return period
}

const write = async (db: Db, name: ExportName, [text = '', file]: readonly string[], config: Config) => {
  const period = readPeriod(text)
  const target = file ?? `ledgerleaf-${name}-${period.from}-${period.to}.csv`
  await pipeline(
    Readable.from(writeExport(db, name, period, readChart(config.dataDir))),
    createWriteStream(target),
  )
  return `${target} holds the ${name} from ${period.from} to ${period.to}, days of UTC.`
}

export const accountingCommands: Record<string, Command> = {
  journal: {
    usage: 'journal PERIOD [FILE]',
    run: (db, args, config) => write(db, 'journal', args, config),
  },
  export: {
    usage: `export ${ExportName.options.join('|')} PERIOD [FILE]`,
    run: (db, [name, ...args], config) => {
      const known = ExportName.safeParse(name)
      if (!known.success) throw new StartError(`There is no export "${name ?? ''}".`)
      return write(db, known.data, args, config)
    },
  },
}
