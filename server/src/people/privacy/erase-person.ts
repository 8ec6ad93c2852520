import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Leaving, PersonalTable, Somebody, Subject } from '../../platform/personal-data.ts'
import { query } from '../../platform/query.ts'
import { endSessions } from '../identity/index.ts'
import { leaveOthers } from '../organisations/index.ts'
import { Counted, findEntanglements } from './find-entanglements.ts'
import { lockSubject } from './find-subject.ts'
import type { KeptAboutPeople } from './kept-about-people.ts'

export type Erased = {
  /** By table, how many rows are gone, and how many were overwritten. */
  erased: { table: string; rows: number }[]
  kept: { table: string; rows: number; why: string }[]
}

const countOf = async (tx: Tx, { table, rows }: PersonalTable, subject: Subject): Promise<number> => {
  const found = await query(
    tx,
    Counted,
    sql`select count(*) as count from ${sql.identifier(table)} where ${rows(subject)}`,
  )
  return found[0]?.count ?? 0
}

const change = async (tx: Tx, one: PersonalTable, leaving: Leaving): Promise<number> => {
  const { erasing } = one
  const table = sql.identifier(one.table)
  const where = one.rows(leaving)
  if (erasing.how === 'keep') return 0
  const statement =
    erasing.how === 'delete'
      ? sql`delete from ${table} where ${where}`
      : sql`update ${table} set ${erasing.set(leaving)} where ${where}`
  return (await tx.execute(statement)).rowCount ?? 0
}

/**
 * Erases a person: who they are and what they told us is gone, sign-in is impossible, and what others rest on stays without
 * a name. Refused while something of theirs is under way. Safe to repeat.
 */
export const erasePerson = async (
  tx: Tx,
  { tables, obstacles, leftBehind, hasSold }: KeptAboutPeople,
  somebody: Somebody,
  // Whoever leaves something behind has to have said that they know.
  { invoicesSince, isLeaving = false }: { invoicesSince: Date; isLeaving?: boolean },
): Promise<Erased> => {
  const subject = await lockSubject(tx, somebody)
  const entangled = await findEntanglements(tx, obstacles, subject)
  if (entangled.length > 0)
    throw new DomainError('account_entangled', {
      message: `Not yet. There are still:\n• ${entangled.join('\n• ')}`,
    })
  const left = isLeaving ? [] : await findEntanglements(tx, leftBehind, subject)
  if (left.length > 0)
    throw new DomainError('account_leaves', { message: `You would leave behind:\n• ${left.join('\n• ')}` })
  let sold = false
  for (const id of subject.organisationIds) sold ||= await hasSold(tx, id)
  const leaving = { ...subject, invoicesSince, hasSold: sold }
  const done: Erased = { erased: [], kept: [] }
  // They end at once, also where a page of theirs is open.
  const ended = subject.id === null ? 0 : await endSessions(tx, subject.id, 'all')
  if (ended > 0) done.erased.push({ table: 'sessions', rows: ended })
  if (subject.id !== null) await leaveOthers(tx, subject.id, new Date())
  // What stays is counted before the rows it is found by are gone.
  for (const one of tables) {
    if (one.erasing.how === 'delete') continue
    const rows = await countOf(tx, one, subject)
    if (rows > 0) done.kept.push({ table: one.table, rows, why: one.erasing.why })
  }
  for (const one of tables) {
    const rows = await change(tx, one, leaving)
    if (rows > 0) done.erased.push({ table: one.table, rows })
  }
  return done
}
