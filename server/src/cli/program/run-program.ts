import { parseArgs } from 'node:util'
import { LedgerleafProblem, LedgerleafUnreachable, openLedgerleaf } from '@ledgerleaf/sdk'
import { analyses } from './analyses.ts'
import { buy } from './buy.ts'
import type { ProgramCommand } from './command.ts'
import { login, logout } from './login.ts'
import { quote } from './quote.ts'
import { CommandRefused, type ExitCode, exitCodes, misused } from './refusals.ts'
import { retire } from './retire.ts'
import { findKey } from './stored-key.ts'
import type { Terminal } from './terminal.ts'
import { verifyHere } from './verify-here.ts'

export const programCommands: Record<string, ProgramCommand> = {
  login,
  logout,
  quote,
  buy,
  retire,
  verify: verifyHere,
  analyses,
}

const common = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const

const endings = `
  --json                the answer as JSON on standard output, refusals too
  --help                these words

Ends with 0 when it is done, 1 when it was refused or failed, 2 when it was not understood,
3 when it waits for a person, 4 when you said no.
`

const readWords = ({ options, positionalsMax }: ProgramCommand, words: readonly string[]) => {
  try {
    const read = parseArgs({
      args: [...words],
      options: { ...options, ...common },
      allowPositionals: true,
      strict: true,
    })
    if (read.positionals.length > positionalsMax && read.values.help !== true)
      throw misused(`“${read.positionals[positionalsMax]}” is one word too many.`)
    return read
  } catch (error) {
    if (error instanceof TypeError) throw misused(error.message)
    throw error
  }
}

/** In words for whoever typed it, and for a program. */
const describe = (
  error: unknown,
): { exitCode: ExitCode; code: string; message: string; requestId?: string } => {
  if (error instanceof CommandRefused)
    return { exitCode: error.exitCode, code: 'refused_here', message: error.message }
  if (error instanceof LedgerleafProblem) {
    const { code, message, requestId } = error
    return { exitCode: exitCodes.refused, code, message, requestId }
  }
  if (error instanceof LedgerleafUnreachable) {
    const again = error.idempotencyKey
      ? ` It may have been done all the same: look before you ask again, or ask under the same word (${error.idempotencyKey}).`
      : ''
    return { exitCode: exitCodes.refused, code: 'unreachable', message: `${error.message}${again}` }
  }
  throw error
}

type Parts = { terminal: Terminal; environment: NodeJS.ProcessEnv }

/** Runs one command by its words, and answers how it ended. */
export const runProgram = async (
  [name = '', ...words]: readonly string[],
  { terminal, environment }: Parts,
): Promise<ExitCode> => {
  const command = Object.hasOwn(programCommands, name) ? programCommands[name] : undefined
  const isJson = words.includes('--json')
  const write = (answer: object) => terminal.out(`${JSON.stringify(answer, null, 2)}\n`)
  try {
    if (!command) throw misused(`There is no command “${name}”.`)
    const { values, positionals } = readWords(command, words)
    if (values.help === true) {
      terminal.out(`${command.help}\n${endings}`)
      return exitCodes.done
    }
    return await command.run({
      terminal,
      environment,
      values: values as Record<string, string | boolean | undefined>,
      positionals,
      open: () => {
        const { address, key } = findKey(environment)
        return { ledgerleaf: openLedgerleaf({ address, key }), address }
      },
      tell: (answer, said) => (isJson ? write(answer) : terminal.out(`${said}\n`)),
    })
  } catch (error) {
    const { exitCode, ...told } = describe(error)
    const isAsked = exitCode === exitCodes.misused && command
    if (isJson) write({ error: told })
    else {
      const traced = told.requestId ? ` (${told.code}, request ${told.requestId})` : ''
      terminal.err(
        `${told.message}${traced}\n${isAsked ? `npx ledgerleaf ${name} --help says how it is written.\n` : ''}`,
      )
    }
    return exitCode
  }
}
