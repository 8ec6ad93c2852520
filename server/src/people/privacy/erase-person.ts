import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { endSessions } from '../identity/index.ts'
import { findEntanglements } from './find-entanglements.ts'
import { type PersonalTable, personalTables, type Subject } from './personal-tables.ts'

export type Erased = {
  /** By table, how many rows are gone, and how many were overwritten. */
  erased: { table: string; rows: number }[]
  kept: { table: string; rows: number; why: string }[]
}

const countOf = async (tx: Tx, { table, rows }: PersonalTable, subject: Subject): Promise<number> => {
  const { rows: found } = await tx.execute<{ count: number }>(
    sql`select count(*) as count from ${sql.identifier(table)} where ${rows(subject)}`,
  )
  return Number(found[0]?.count ?? 0)
}

const change = async (tx: Tx, one: PersonalTable, subject: Subject, invoicesSince: Date): Promise<number> => {
  const { erasing } = one
  const table = sql.identifier(one.table)
  const where = one.rows(subject)
  if (erasing.how === 'keep') return 0
  const statement =
    erasing.how === 'delete'
      ? sql`delete from ${table} where ${where}`
      : sql`with invoices as (select ${invoicesSince.toISOString()}::timestamptz as since)
          update ${table} set ${erasing.set(subject)} where ${where}`
  return (await tx.execute(statement)).rowCount ?? 0
}

/**
 * Erases a person: who they are and what they told us is gone, sign-in is impossible, and what others rest on stays without
 * a name. Refused while something of theirs is under way. Safe to repeat.
 */
export const erasePerson = async (
  tx: Tx,
  subject: Subject,
  { invoicesSince }: { invoicesSince: Date },
): Promise<Erased> => {
  // Whoever would change this account, or give it an order, a listing or a subscription, waits until it is gone.
  if (subject.id !== null) await tx.execute(sql`select from users where id = ${subject.id} for update`)
  const entangled = await findEntanglements(tx, subject)
  if (entangled.length > 0)
    throw new DomainError('account_entangled', {
      message: `Not yet. There are still:\n• ${entangled.join('\n• ')}`,
    })
  const done: Erased = { erased: [], kept: [] }
  // They end at once, also where a page of theirs is open.
  const ended = subject.id === null ? 0 : await endSessions(tx, subject.id, 'all')
  if (ended > 0) done.erased.push({ table: 'sessions', rows: ended })
  // What stays is counted before the rows it is found by are gone.
  for (const one of personalTables) {
    if (one.erasing.how === 'delete') continue
    const rows = await countOf(tx, one, subject)
    if (rows > 0) done.kept.push({ table: one.table, rows, why: one.erasing.why })
  }
  for (const one of personalTables) {
    const rows = await change(tx, one, subject, invoicesSince)
    if (rows > 0) done.erased.push({ table: one.table, rows })
  }
  return done
}
