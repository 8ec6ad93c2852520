import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { type TestSite, testSite } from '../testing/test-site.ts'
import { runAdmin } from './run-admin.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  const person = { email: 'op@example.org', password: 'correct-horse-battery', name: 'Op', roles: [] }
  await site.identity.createPerson(person)
})
afterAll(() => site.close())

const admin = async (...args: string[]) =>
  runAdmin(readConfig({ DATABASE_URL: site.url }), pino({ level: 'silent' }), args)

test('makes a person an operator, also twice, however the address is typed', async () => {
  expect(await admin('grant-operator', ' OP@example.org ')).toContain('op@example.org is an operator.')
  expect(await admin('grant-operator', 'op@example.org')).toBe(
    'op@example.org was an operator before; nothing was changed.',
  )
  const { rows } = await site.pool.query('select role from roles')
  expect(rows).toEqual([{ role: 'operator' }])
  const acts = await site.pool.query('select act, operator_id from audit_entries')
  expect(acts.rows).toEqual([{ act: 'grant_operator', operator_id: null }])
})

test('takes every second factor off somebody who lost them, signs them out, tells them and writes it down', async () => {
  const email = 'lost@example.org'
  const browser = await signInAs(site, email, ['operator'])
  expect(await admin('reset-factors', email)).toContain('has no second factor any more')
  expect((await browser.get('/api/auth/session')).json()).toEqual({ person: null })
  expect((await site.mailTo(email, 'taken off')).text).toContain('If you did not ask for it')
  expect(await admin('reset-factors', email)).toContain('nothing was changed')
  const { rows } = await site.pool.query("select operator_id from audit_entries where act = 'reset_factors'")
  expect(rows).toEqual([{ operator_id: null }])
  // The password alone is not enough of an operator now either.
  const body = { email, password: 'correct-horse-battery' }
  expect((await browser.post('/api/auth/sign-in', { body })).json()).toMatchObject({
    person: null,
    step: { ways: [] },
  })
})

test('whoever becomes an operator is signed out, and comes back with a second factor', async () => {
  const browser = await signInAs(site, 'new@example.org', ['buyer'])
  await admin('grant-operator', 'new@example.org')
  expect((await browser.get('/api/auth/session')).json()).toEqual({ person: null })
})

test('names what is wrong', async () => {
  await expect(admin('grant-operator', 'nobody@example.org')).rejects.toThrow('no account')
  await expect(admin('grant-operator', 'nonsense')).rejects.toThrow('not an e-mail address')
  await expect(admin('grant-operator')).rejects.toThrow('not an e-mail address')
  await expect(admin('toString')).rejects.toThrow('There is no command "toString"')
  await expect(admin()).rejects.toThrow('Commands: grant-operator EMAIL')
})

test('imports a list of names, and the same file again changes nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ledgerleaf-list-'))
  const file = join(folder, 'list.csv')
  await writeFile(file, 'name,aliases\nNobody Known,Nobody; Noone\n')
  expect(await admin('screening', 'import', file)).toContain('list.csv: 1 entry')
  expect(await admin('screening', 'import', file)).toContain('nothing was changed')
  await writeFile(file, 'title\nNobody\n')
  await expect(admin('screening', 'import', file)).rejects.toThrow('Name is missing')
  await expect(admin('screening', 'import', join(folder, 'none.csv'))).rejects.toThrow('There is no file')
  await expect(admin('screening')).rejects.toThrow('Usage: screening import FILE')
  await rm(folder, { recursive: true })
})
