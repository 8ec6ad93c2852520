import { LedgerleafProblem, openLedgerleaf } from '@ledgerleaf/sdk'
import { type ProgramCommand, textOf } from './command.ts'
import { CommandRefused, exitCodes, misused } from './refusals.ts'
import { forgetKey, readAddress, storeKey } from './stored-key.ts'

const ownAddress = 'http://localhost:3000'

export const login: ProgramCommand = {
  says: 'keeps a key of your organisation for the other commands',
  help: `Usage: npx ledgerleaf login [--address URL] [--key-from-stdin]

Asks for a key, which an owner makes on the page of the organisation, without showing it; asks the
market whether it is good, and keeps it where you alone can read it.

  --address URL         where the market is; ${ownAddress} unless you say otherwise
  --key-from-stdin      reads the key from standard input, for scripts`,
  options: { address: { type: 'string' }, 'key-from-stdin': { type: 'boolean' } },
  positionalsMax: 0,
  run: async ({ terminal, environment, values, tell }) => {
    const address = readAddress(textOf(values, 'address') ?? environment.LEDGERLEAF_ADDRESS ?? ownAddress)
    if (values['key-from-stdin'] !== true && !terminal.isPerson)
      throw misused('Nobody is here to ask for the key. Pipe it in, with --key-from-stdin.')
    const shown =
      values['key-from-stdin'] === true
        ? await terminal.readInput()
        : await terminal.askHidden(`Key for ${address} (it is not shown): `)
    const key = shown.trim()
    if (!/^\S{1,2000}$/.test(key)) throw misused('No key was given.')
    const known = await openLedgerleaf({ address, key })
      .key.get()
      .catch((error: unknown) => {
        if (error instanceof LedgerleafProblem && error.code === 'invalid_key')
          throw new CommandRefused(`${address} does not know this key, or it is over. Nothing was stored.`)
        throw error
      })
    const file = storeKey(environment, { address, key })
    const { name, organisation, scopes, mode } = known
    tell(
      { ...known, address, file },
      `Logged in as the key “${name}” of ${organisation.name ?? organisation.id}${mode === 'test' ? ' (test)' : ''}: ${scopes.join(', ')}.\nIt is kept in ${file}`,
    )
    return exitCodes.done
  },
}

export const logout: ProgramCommand = {
  says: 'forgets the key that was kept',
  help: `Usage: npx ledgerleaf logout

Forgets the key that is kept here. The key itself stays good until an owner or admin revokes it.`,
  positionalsMax: 0,
  run: async ({ environment, tell }) => {
    const wasThere = forgetKey(environment)
    tell(
      { isForgotten: wasThere },
      wasThere
        ? 'The key is forgotten here. It stays good until somebody revokes it.'
        : 'No key was kept here.',
    )
    return exitCodes.done
  },
}
