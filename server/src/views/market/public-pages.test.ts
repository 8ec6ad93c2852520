import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { describePublicPage, findPublicPaths } from './public-pages.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('search engines find the climate pages that are switched on, until their company closes or claims something by its name', async () => {
  const browser = site.browser()
  const body = { email: 'open@example.org', password: 'a password nobody guesses' }
  const { person } = (await browser.post('/api/auth/sign-up', { body })).json()
  await site.pool.query(`update organisations set name = 'Open Company' where id = $1`, [person.id])
  const show = (isPublic: boolean) =>
    browser.put('/api/climate-page', { body: { slug: 'open-company', isPublic } })
  const found = async () => (await findPublicPaths(site.db)).filter((path) => path.startsWith('/climate/'))
  await show(false)
  expect(await found()).toEqual([])
  await show(true)
  expect(await found()).toEqual(['/climate/open-company'])
  expect(await describePublicPage(site.db, '/climate/open-company')).toMatchObject({
    title: 'Open Company: climate page',
  })
  const call = (name: string) =>
    site.pool.query('update organisations set name = $2 where id = $1', [person.id, name])
  await call('Open Company, certified carbon neutral')
  expect([await found(), await describePublicPage(site.db, '/climate/open-company')]).toEqual([[], null])
  await call('Open Company')
  await site.pool.query('update organisations set closed_at = now() where id = $1', [person.id])
  expect(await found()).toEqual([])
})
