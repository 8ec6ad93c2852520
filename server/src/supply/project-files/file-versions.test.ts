import { afterAll, beforeAll, expect, test } from 'vitest'
import { addReadDocument } from '../../testing/test-file.ts'
import { testSellers } from '../../testing/test-seller.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('strangers read what was approved, not what was changed since, and each version stays to be read (S4)', async () => {
  const own = await testSellers(site)()
  await own.approvedFile()
  expect((await own.publish()).statusCode).toBe(200)
  const { id, browser: seller } = own
  const stranger = site.browser('10.8.0.9')
  const page = async () => (await stranger.get(`/api/market/projects/${id}`)).json()
  const documentsOf = async (browser: Browser) =>
    (await browser.get(`/api/projects/${id}/documents`)).json().documents.length
  const before = await page()
  expect(before.file).toMatchObject({ versions: [{ version: 1, changes: [] }], isChanged: false })
  await own.save({ siteLatitude: 51.5, siteLongitude: 0.1 })
  const added = await addReadDocument(site.db, id, { name: 'second.pdf', kind: 'design' })
  expect(await page()).toMatchObject({ site: before.site, file: { isChanged: true } })
  expect([await documentsOf(stranger), await documentsOf(seller)]).toEqual([1, 2])
  expect((await stranger.get(`/api/documents/${added}/file`)).statusCode).toBe(404)
  const { items } = (await stranger.get(`/api/projects/${id}/disclosure`)).json()
  expect(JSON.stringify(items)).not.toContain('51.5')
  await own.approve()
  const after = await page()
  expect(after.site).toEqual({ latitude: 51.5, longitude: 0.1 })
  expect(after.file.isChanged).toBe(false)
  expect(after.file.versions).toMatchObject([
    { version: 2, changes: expect.arrayContaining([{ what: 'Site', was: '-1.28, 36.82', is: '51.5, 0.1' }]) },
    { version: 1, changes: [] },
  ])
  expect(await documentsOf(stranger)).toBe(2)
})
