import { randomUUID } from 'node:crypto'
import type { MemberRole } from '@ledgerleaf/contract/member-roles'
import { Programme } from '@ledgerleaf/contract/programme'
import { expect } from 'vitest'
import { keepInventory, type TestFigure } from './test-inventory.ts'
import { type Browser, type TestSite, testSite } from './test-site.ts'

/** Open between `openSite` and its `close`: each test file has one of its own. */
export let site: TestSite
export const openSite = async (): Promise<void> => {
  site = await testSite()
}

let networks = 0
export const newAccount = async () => {
  networks += 1
  const browser = site.browser(`10.61.${networks}.1`)
  const email = `${randomUUID()}@example.com`
  await browser.post('/api/auth/sign-up', { body: { email, password: 'a password nobody guesses' } })
  const { rows } = await site.pool.query<{ id: string }>('select id from users where email = $1', [email])
  return { browser, email, id: rows[0]?.id ?? '' }
}
export const joinAs = async (organisationId: string, role: MemberRole) => {
  const member = await newAccount()
  await site.pool.query(
    'insert into memberships (organisation_id, person_id, role, chosen_at) values ($1, $2, $3, now())',
    [organisationId, member.id, role],
  )
  await site.pool.query('update sessions set organisation_id = $1 where user_id = $2', [
    organisationId,
    member.id,
  ])
  return member
}

export const read = async (browser: Browser): Promise<Programme> => {
  const answer = await browser.get('/api/programme')
  expect(answer.statusCode, answer.body).toBe(200)
  return Programme.parse(answer.json())
}
export const decide = async (browser: Browser, wish: object, seenVersion?: number) => {
  const seen = seenVersion ?? (await read(browser)).version
  return browser.post('/api/programme/decisions', {
    body: { reason: 'As the auditor asked for', ...wish, seenVersion: seen },
  })
}
export const done = async (browser: Browser, wish: object) => {
  const answer = await decide(browser, wish)
  expect(answer.statusCode, answer.body).toBe(200)
}

export const figures = (year: number, scope1: number, market: number, location: number, scope3: number) =>
  [
    { metric: 'scope1', year, value: scope1 },
    { metric: 'scope2_market', year, value: market },
    { metric: 'scope2_location', year, value: location },
    { metric: 'scope3_total', year, value: scope3 },
  ] satisfies TestFigure[]

/** Two reports; the later one gives 2023 again, with another Scope 3. */
export const twoReports = async (organisationId: string) => {
  const older = await keepInventory(
    site.db,
    organisationId,
    [...figures(2022, 100, 50, 80, 900), ...figures(2023, 90, 40, 75, 850)],
    { fileName: 'report-2023.pdf', at: new Date('2026-02-01T00:00:00Z') },
  )
  const newer = await keepInventory(
    site.db,
    organisationId,
    [...figures(2023, 90, 40, 75, 870), ...figures(2024, 80, 30, 70, 800)],
    { fileName: 'report-2024.pdf', at: new Date('2026-01-01T00:00:00Z') },
  )
  return { older, newer }
}
export const conflictOf = ({ years }: Programme, year = 2023) =>
  years.find((one) => one.year === year)?.lines.find(({ conflict }) => conflict)
export const chooseIn = (programme: Programme, sourceId: string) => ({
  kind: 'choose',
  year: 2023,
  line: 'scope3',
  sourceId,
  seen: conflictOf(programme)?.statements.map(({ sourceId: id, tonnes }) => ({ sourceId: id, tonnes })),
})
