import { readFileSync } from 'node:fs'
import { Enterprise } from '@ledgerleaf/contract/orders'
import * as z from 'zod/mini'
import { type CommandParts, textOf } from './command.ts'
import { misused } from './refusals.ts'

export const companyOptions = { company: { type: 'string' } } as const

export const companyHelp = `  --company FILE        who buys, as it stands on the invoice: a JSON file with
                        ${Object.keys(Enterprise.shape).slice(0, 3).join(', ')},
                        ${Object.keys(Enterprise.shape).slice(3, 6).join(', ')} and, if you like, country`

/** Who buys. Looked at before anything is asked of the server, which looks again. */
export const readCompany = ({ values }: Pick<CommandParts, 'values'>): Enterprise => {
  const file = textOf(values, 'company')
  if (!file) throw misused('Who buys? Name a file with --company; --help says what is in it.')
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw misused(`${file} cannot be read.`)
  }
  try {
    const read = z.safeParse(Enterprise, JSON.parse(text))
    if (read.success) return read.data
    const [issue] = read.error.issues
    throw misused(`${file}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not right'}`)
  } catch (error) {
    if (error instanceof SyntaxError) throw misused(`${file} is not JSON.`)
    throw error
  }
}
