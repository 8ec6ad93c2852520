import type { Holding, Ledgerleaf } from '@ledgerleaf/sdk'
import { type ProgramCommand, textOf } from './command.ts'
import { confirm, yesOption } from './confirm.ts'
import { readTonnes } from './read-amount.ts'
import { CommandRefused, exitCodes } from './refusals.ts'
import { readRetireWords, retireHelp, retireOptions } from './retire-words.ts'
import { tellWaiting, writeTable, writeTonnes } from './write-figures.ts'

type Taken = { holding: Holding; amount: number }

/** The oldest vintages first, as many as it takes. */
const take = (holdings: readonly Holding[], tonnes: number): Taken[] => {
  const oldest = [...holdings].sort((one, other) => one.vintageStartsOn.localeCompare(other.vintageStartsOn))
  let missing = tonnes
  const taken = oldest.flatMap((holding) => {
    const amount = Math.min(missing, holding.quantity.amount)
    missing -= amount
    return amount > 0 ? [{ holding, amount }] : []
  })
  if (missing > 0)
    throw new CommandRefused(
      `Only ${writeTonnes({ amount: tonnes - missing })} are held, ${writeTonnes({ amount: missing })} too few.`,
    )
  return taken
}

const findTaken = async (ledgerleaf: Ledgerleaf, tonnes: number, batch: string | undefined) => {
  const holdings = await ledgerleaf.holdings.list({ limit: 100 }).toArray()
  return take(batch ? holdings.filter(({ id }) => id === batch) : holdings, tonnes)
}

export const retire: ProgramCommand = {
  says: 'retires credits you hold, in public and for good',
  help: `Usage: npx ledgerleaf retire TONNES --for NAME --purpose TEXT [--yes] [--json]

Takes the oldest vintages you hold, shows what is retired, and retires it once you agree.
What is more than the key does alone waits for a person (exit code 3).

${retireHelp}
  --batch ID            of this batch alone
  --act-key WORD        your own word for this act: sent twice, it is done once
  --yes, -y             agree without being asked`,
  options: {
    ...retireOptions,
    ...yesOption,
    batch: { type: 'string' },
    'act-key': { type: 'string' },
  },
  positionalsMax: 1,
  run: async (parts) => {
    const { values, positionals, open, tell } = parts
    const tonnes = readTonnes(positionals[0])
    const words = readRetireWords(parts)
    const { ledgerleaf, address } = open()
    const taken = await findTaken(ledgerleaf, tonnes, textOf(values, 'batch'))
    const shown = writeTable(
      taken.map(({ holding, amount }) => [
        writeTonnes({ amount }),
        `${holding.project.name} ${holding.vintageStartsOn.slice(0, 4)}`,
        holding.registry,
      ]),
    )
    await confirm(
      parts,
      `${shown}\nRetired for ${words.beneficiary}: ${words.purpose}. That is public, and for good.`,
      `Retire ${writeTonnes({ amount: tonnes })}?`,
    )
    const idempotencyKey = textOf(values, 'act-key')
    const act = await ledgerleaf.retirements.create(
      { ...words, lines: taken.map(({ holding, amount }) => ({ batch: holding.id, quantity: { amount } })) },
      idempotencyKey ? { idempotencyKey } : {},
    )
    if (act.object === 'approval') return tellWaiting(parts, act)
    const papers = act.retirements.map(({ id }) => `Certificate: ${address}/certificates/${id}`)
    tell(act, [`${writeTonnes(act.quantity)} are retired.`, ...papers].join('\n'))
    return exitCodes.done
  },
}
