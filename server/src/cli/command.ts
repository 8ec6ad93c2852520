import { Email } from '@ledgerleaf/contract/identity'
import { recordAct } from '../people/audit/index.ts'
import type { Config } from '../platform/config.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { SecurityEvent } from '../platform/security-log.ts'
import { StartError } from '../platform/start-error.ts'

/** What was said where there was nothing to do: no event, then, of security or any other kind. */
export type Unchanged = { unchanged: string }

/** One thing an operator may ask for. Each is safe to repeat. */
export type Command = {
  usage: string
  run: (db: Db, args: readonly string[], config: Config) => Promise<string | Unchanged>
  /** What it is called in the log of security events, where it belongs there. */
  security?: SecurityEvent
}

export const readEmail = (text: string | undefined): string => {
  const email = Email.safeParse(text)
  if (!email.success) throw new StartError(`"${text ?? ''}" is not an e-mail address.`)
  return email.data
}

type CommandAct = Omit<Parameters<typeof recordAct>[1], 'operatorId' | 'reason'> & { reason?: string }

/** The command line knows no person: whoever may run it holds the whole installation. What it did is written down all the same. */
export const recordCommand = (tx: Tx, { reason, ...act }: CommandAct, now: Date): Promise<string> =>
  recordAct(tx, { ...act, operatorId: null, reason: reason || 'On the command line' }, now)
