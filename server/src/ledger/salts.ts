import * as z from 'zod/mini'
import type { Reader, Tx } from '../platform/db.ts'
import { Bytes, namedStatement } from '../platform/named-statement.ts'

const find = namedStatement(
  'ledger_find_salts',
  z.object({ person: z.string(), salt: Bytes }),
  'select person, salt from log_salts where person = any($1::text[])',
)

const forget = namedStatement('ledger_forget_salt', z.never(), 'delete from log_salts where person = $1')

export const findSalts = async (db: Reader, persons: readonly string[]): Promise<Map<string, Uint8Array>> =>
  new Map((await find(db, [persons])).map(({ person, salt }) => [person, new Uint8Array(salt)]))

/**
 * Nobody can connect this person with the log any more, and the log stays whole.
 * @NOTE only for somebody of whom nothing can move again: a later entry would make a new salt, and the leaves under the
 * old one would no longer verify
 */
export const forgetPerson = async (tx: Tx, person: string): Promise<void> => {
  await forget(tx, [person])
}
