import { newSalt } from '@ledgerleaf/provenance/commitment'
import type { Reader, Tx } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'

type Row = { person: string; salt: Buffer }

const find = namedStatement<Row>(
  'ledger_find_salts',
  'select person, salt from log_salts where person = any($1::text[])',
)

// In one order, so that two entries which meet the same new people never wait for each other.
const make = namedStatement<never>(
  'ledger_make_salts',
  `insert into log_salts (person, salt)
   select person, salt from unnest($1::text[], $2::bytea[]) as made (person, salt) order by person collate "C"
   on conflict do nothing`,
)

const forget = namedStatement<never>('ledger_forget_salt', 'delete from log_salts where person = $1')

export const findSalts = async (db: Reader, persons: readonly string[]): Promise<Map<string, Uint8Array>> =>
  new Map((await find(db, [persons])).map(({ person, salt }) => [person, new Uint8Array(salt)]))

/** The salts of these people; who has none yet gets one. */
export const makeSalts = async (
  tx: Tx,
  persons: readonly string[],
  known: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const strangers = persons.filter((person) => !known.has(person))
  if (strangers.length === 0) return known
  await make(tx, [strangers, strangers.map(() => Buffer.from(newSalt()))])
  // Another transaction may have been first: what counts is what the table holds now.
  return new Map([...known, ...(await findSalts(tx, strangers))])
}

/** Nobody can connect this person with the log any more, and the log stays whole. */
export const forgetPerson = async (tx: Tx, person: string): Promise<void> => {
  await forget(tx, [person])
}
