import type { ParseArgsConfig } from 'node:util'
import type { Ledgerleaf } from '@ledgerleaf/sdk'
import type { ExitCode } from './refusals.ts'
import type { Terminal } from './terminal.ts'

type Values = Record<string, string | boolean | undefined>

export type CommandParts = {
  terminal: Terminal
  environment: NodeJS.ProcessEnv
  values: Values
  positionals: readonly string[]
  /** A client by the key that is stored, or in the environment. */
  open: () => { ledgerleaf: Ledgerleaf; address: string }
  /** Tells what came of it: in words, or as JSON where that was asked for. */
  tell: (answer: object, words: string) => void
}

/** One thing a person may ask for on the command line. */
export type ProgramCommand = {
  says: string
  /** How it is written, and what each word means. */
  help: string
  options?: ParseArgsConfig['options']
  /** Whether it takes words that are no options. */
  positionalsMax: number
  run: (parts: CommandParts) => Promise<ExitCode>
}

/** An option that has a value, or nothing. */
export const textOf = (values: Values, name: string): string | undefined => {
  const value = values[name]
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
