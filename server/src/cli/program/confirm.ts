import type { CommandParts } from './command.ts'
import { CommandRefused, exitCodes, misused } from './refusals.ts'

export const yesOption = { yes: { type: 'boolean', short: 'y' } } as const

/** Nothing is bought or retired that nobody agreed to: a person is asked, and where there is none `--yes` has to say so. */
export const confirm = async (
  { terminal, values }: Pick<CommandParts, 'terminal' | 'values'>,
  shown: string,
  question: string,
): Promise<void> => {
  if (values.yes === true) return
  if (!terminal.isPerson) throw misused(`Nobody is here to ask. Add --yes to agree.\n${shown}`)
  terminal.err(`${shown}\n`)
  const answer = await terminal.ask(`${question} [y/N] `)
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandRefused('Nothing was done.', exitCodes.notConfirmed)
}
