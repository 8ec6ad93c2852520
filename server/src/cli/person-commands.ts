import { open } from 'node:fs/promises'
import path from 'node:path'
import { keptAboutPeople } from '../kept-about-people.ts'
import { findPersonByEmail, resetFactors } from '../people/identity/index.ts'
import { collectPerson, erasePerson } from '../people/privacy/index.ts'
import { invoicesSince } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { DomainError } from '../platform/domain-error.ts'
import { newId } from '../platform/id.ts'
import { StartError } from '../platform/start-error.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type Command, readEmail, recordCommand } from './command.ts'
import { openDocuments } from './open-documents.ts'

const findSubject = async (db: Db, text: string | undefined) => {
  const email = readEmail(text)
  return { email, id: (await findPersonByEmail(db, email))?.id ?? null }
}

/** The trail names an account by its number; somebody without one gets a number that stands for nothing else. */
const actAbout = (act: 'show_person' | 'erase_person', id: string | null) =>
  ({ act, subjectKind: 'account', subjectId: id ?? newId() }) as const

const countedIn = (rows: readonly { table: string; count: number }[]) =>
  rows.map(({ table, count }) => `  ${table}: ${count}`).join('\n')

const showPerson: Command['run'] = async (db, [address, name], config) => {
  const subject = await findSubject(db, address)
  const file = path.resolve(name ?? `person-data-${new Date().toISOString().slice(0, 10)}.json`)
  // Nobody else on this machine is to read it.
  const handle = await open(file, 'w', 0o600)
  try {
    const counts: { table: string; count: number }[] = []
    const told = collectPerson(
      { db, store: openDocuments(db, config).store },
      keptAboutPeople.tables,
      subject,
      (table, count) => {
        if (count > 0) counts.push({ table, count })
      },
    )
    for await (const text of told) await handle.write(text)
    if (counts.length === 0) return `Nothing is kept about ${subject.email}. ${file} says so.`
    await inTransaction(db, (tx) => recordCommand(tx, actAbout('show_person', subject.id), new Date()))
    return `Everything kept about ${subject.email} is in ${file}. Rows by table:\n${countedIn(counts)}`
  } finally {
    await handle.close()
  }
}

const describe = (erased: Awaited<ReturnType<typeof erasePerson>>): string =>
  [
    'Erased, or overwritten where something rests on it:',
    countedIn(erased.erased.map(({ table, rows }) => ({ table, count: rows }))),
    ...(erased.kept.length > 0 ? ['What stays, and why:'] : []),
    ...erased.kept.map(({ table, rows, why }) => `  ${table}: ${rows}, ${why}`),
  ].join('\n')

const erase: Command['run'] = async (db, [address, consent, leaving], config) => {
  const subject = await findSubject(db, address)
  if (consent !== '--yes')
    throw new StartError(
      `Erasing cannot be undone. Look first (person-data ${subject.email}), then write: erase-person ${subject.email} --yes`,
    )
  const now = new Date()
  try {
    return await inTransaction(db, async (tx) => {
      const done = await erasePerson(tx, keptAboutPeople, subject, {
        invoicesSince: invoicesSince(config, now),
        isLeaving: leaving === '--leave',
      })
      if (done.erased.length === 0)
        return `Nothing about ${subject.email} is left to erase; nothing was changed.`
      await recordCommand(tx, actAbout('erase_person', subject.id), now)
      return describe(done)
    })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'account_leaves')
      throw new StartError(`${error.message}\nIf they know: erase-person ${subject.email} --yes --leave`)
    throw error instanceof DomainError ? new StartError(error.message) : error
  }
}

const resetFactorsOf: Command['run'] = (db, [address], { publicUrl }) =>
  inTransaction(db, async (tx) => {
    const email = readEmail(address)
    const person = await findPersonByEmail(tx, email)
    if (!person) throw new StartError(`There is no account with the address ${email}.`)
    const count = await resetFactors(tx, person, publicUrl)
    if (count === 0) return { unchanged: `${email} has no second factor; nothing was changed.` }
    const act = { act: 'reset_factors', subjectKind: 'account', subjectId: person.id } as const
    await recordCommand(tx, act, new Date())
    return `${email} has no second factor any more (there ${count === 1 ? 'was one' : `were ${count}`}) and is signed out everywhere. A mail tells them.`
  })

export const personCommands: Record<string, Command> = {
  'person-data': { usage: 'person-data EMAIL [FILE]', security: 'person.shown', run: showPerson },
  'erase-person': { usage: 'erase-person EMAIL --yes [--leave]', security: 'person.erased', run: erase },
  'reset-factors': { usage: 'reset-factors EMAIL', security: 'factors.reset', run: resetFactorsOf },
}
