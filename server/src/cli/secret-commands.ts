import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findKeyAdded } from '../log/name-log.ts'
import { endRecoveryCodes, sealedTotp } from '../people/factors/index.ts'
import { forgetTokenKeys } from '../people/identity/index.ts'
import { sealedClients } from '../people/providers/index.ts'
import { sealedWebhooks } from '../people/webhooks/index.ts'
import { resealColumn } from '../platform/reseal-column.ts'
import { readSecret } from '../platform/secret.ts'
import { StartError } from '../platform/start-error.ts'
import { sealedKeys } from '../platform/store/sealed-keys.ts'
import { inTransaction } from '../platform/transaction.ts'
import { sealedAccounts } from '../supply/sellers/index.ts'
import { sealedPayouts } from '../trade/payouts/index.ts'
import type { Command } from './command.ts'

const sealedColumns = [
  sealedKeys,
  sealedAccounts,
  sealedPayouts,
  sealedTotp,
  sealedClients,
  ...sealedWebhooks,
]

const readBefore = (file: string | undefined): string => {
  if (!file)
    throw new StartError('Name the file that holds the secret of before: change-secret OLD_SECRET_FILE')
  try {
    return readFileSync(path.resolve(file), 'utf8').trim()
  } catch (error) {
    throw new StartError(`The secret of before cannot be read: ${String(error)}`)
  }
}

/** All of it or nothing. The old secret comes in a file: what stands on a command line, every process of the machine can read. */
const changeSecret: Command['run'] = async (db, [file], config) => {
  const change = { from: readBefore(file), to: readSecret(path.resolve(config.dataDir), config) }
  if (change.from === change.to)
    throw new StartError('Both secrets are the same. APP_SECRET has to be the new one when this is run.')
  return inTransaction(db, async (tx) => {
    if ((await findKeyAdded(tx, change.from)) === null)
      throw new StartError(`This database was never served with the secret in ${file}; nothing was changed.`)
    const done: string[] = []
    for (const column of sealedColumns)
      done.push(`  ${column.says}: ${await resealColumn(tx, change, column)}`)
    // Whoever made codes since the new secret is in use keeps them.
    const people = await endRecoveryCodes(tx, (await findKeyAdded(tx, change.to)) ?? new Date())
    await forgetTokenKeys(tx)
    return [
      'Sealed under the new secret:',
      ...done,
      `Ended: the recovery codes of ${people} ${people === 1 ? 'person' : 'people'}, links that were sent by mail, and everybody's sessions.`,
      'Start the servers with the new secret. Keep the old one as long as you keep backups made under it.',
    ].join('\n')
  })
}

export const secretCommands: Record<string, Command> = {
  'change-secret': { usage: 'change-secret OLD_SECRET_FILE', security: 'secret.changed', run: changeSecret },
}
