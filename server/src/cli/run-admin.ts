import type { Logger } from 'pino'
import { endSessions, findPersonByEmail, grantRole, lockPerson } from '../people/identity/index.ts'
import type { Config } from '../platform/config.ts'
import { migrate } from '../platform/migrate.ts'
import { noteSecurity } from '../platform/security-log.ts'
import { StartError } from '../platform/start-error.ts'
import { inTransaction } from '../platform/transaction.ts'
import { accountingCommands } from './accounting-commands.ts'
import { backupCommands } from './backup-commands.ts'
import { chainCommands } from './chain-commands.ts'
import { type Command, readEmail, recordCommand } from './command.ts'
import { documentCommands } from './document-commands.ts'
import { orderCommands } from './order-commands.ts'
import { personCommands } from './person-commands.ts'
import { rateCommands } from './rate-commands.ts'
import { registryCommands } from './registry-commands.ts'
import { salesCommands } from './sales-commands.ts'
import { screeningCommands } from './screening-commands.ts'
import { secretCommands } from './secret-commands.ts'
import { termsCommands } from './terms-commands.ts'
import { verifyAll } from './verify-all.ts'
import { withDatabase } from './with-database.ts'

const commands: Record<string, Command> = {
  'grant-operator': {
    usage: 'grant-operator EMAIL',
    security: 'role.granted',
    run: (db, [text]) =>
      inTransaction(db, async (tx) => {
        const email = readEmail(text)
        const person = await findPersonByEmail(tx, email)
        if (!person) throw new StartError(`There is no account with the address ${email}.`)
        const now = new Date()
        // Whoever signs in at this moment does so before or after this, and afterwards with a second factor.
        await lockPerson(tx, person.id)
        if (!(await grantRole(tx, person.id, 'operator', now)))
          return { unchanged: `${email} was an operator before; nothing was changed.` }
        await recordCommand(tx, { act: 'grant_operator', subjectKind: 'account', subjectId: person.id }, now)
        await endSessions(tx, person.id, 'all')
        return `${email} is an operator. At the next sign-in they show a second factor, or set one up.`
      }),
  },
  ...accountingCommands,
  ...chainCommands,
  ...documentCommands,
  ...orderCommands,
  ...personCommands,
  ...rateCommands,
  ...registryCommands,
  ...salesCommands,
  ...screeningCommands,
  ...secretCommands,
  ...termsCommands,
  verify: {
    usage: 'verify [--resume | --from-start]',
    run: (db, [how, ...others], config) => {
      if (others.length > 0 || (how !== undefined && how !== '--resume' && how !== '--from-start'))
        throw new StartError('Usage: verify [--resume | --from-start]')
      return verifyAll(db, config, { isResumed: how === '--resume' })
    },
  },
}

const usage = `Commands: ${[...Object.values(commands), ...Object.values(backupCommands)]
  .map((command) => command.usage)
  .join(', ')}.`

/** Does one thing an operator asks for on the command line, and says what it did. */
export const runAdmin = (
  config: Config,
  log: Logger,
  [name = '', ...args]: readonly string[],
): Promise<string> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const standing = Object.hasOwn(backupCommands, name) ? backupCommands[name] : undefined
  if (standing) return standing.run(config, log, args)
  if (!command) throw new StartError(name === '' ? usage : `There is no command "${name}". ${usage}`)
  return withDatabase(config, log, async ({ pool, db }) => {
    await migrate(pool)
    const done = await command.run(db, args, config)
    if (typeof done !== 'string') return done.unchanged
    if (command.security) noteSecurity(log, command.security, { command: name })
    return done
  })
}
