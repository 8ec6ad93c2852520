import { Email } from '@ledgerleaf/contract/identity'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { StartError } from '../platform/start-error.ts'

/** One thing an operator may ask for. Each is safe to repeat. */
export type Command = {
  usage: string
  run: (db: Db, args: readonly string[], config: Config) => Promise<string>
}

export const readEmail = (text: string | undefined): string => {
  const email = Email.safeParse(text)
  if (!email.success) throw new StartError(`"${text ?? ''}" is not an e-mail address.`)
  return email.data
}
