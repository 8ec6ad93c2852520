import { afterAll, beforeAll, expect, test } from 'vitest'
import { addReadDocument } from '../../testing/test-file.ts'
import { testSellers } from '../../testing/test-seller.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
let newSeller: ReturnType<typeof testSellers>
beforeAll(async () => {
  site = await testSite()
  newSeller = testSellers(site)
})
afterAll(() => site.close())

test('strangers read what was approved, not what was changed since, and each version stays to be read (S4)', async () => {
  const own = await newSeller()
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

test('serials that are approved later do not move the day on which what is sold already was approved', async () => {
  const own = await newSeller()
  await own.approvedFile()
  expect((await own.publish()).statusCode).toBe(200)
  await site.pool.query(
    `update file_versions set approved_at = '2024-03-01T12:00:00Z' where project_id = $1`,
    [own.id],
  )
  expect((await own.addBlock({ serialStart: 5001, serialEnd: 5010 })).statusCode).toBe(200)
  await own.approve()
  const { file } = (await site.browser('10.8.0.11').get(`/api/market/projects/${own.id}`)).json()
  expect(file.versions).toMatchObject([{ version: 1, approvedOn: '2024-03-01' }])
})

test('the score strangers see, and what is bought by it, is that of the approved version and cites its documents alone', async () => {
  const own = await newSeller('Meadow Char')
  await own.approvedFile()
  expect((await own.publish()).statusCode).toBe(200)
  const { id, browser: seller } = own
  const stranger = site.browser('10.8.0.10')
  const scoresOf = async (browser: Browser) => (await browser.get(`/api/projects/${id}/scores`)).json()
  const shown = async () => {
    const { projects } = (await stranger.get('/api/market/projects?search=Meadow')).json()
    const page = (await stranger.get(`/api/market/projects/${id}`)).json()
    const { rows } = await site.pool.query(
      'select value from current_scores where project_id = $1 and vintage = 2023',
      [id],
    )
    const scores = await scoresOf(stranger)
    return { card: projects[0].score, page: page.score, bought: rows[0].value, scores }
  }
  const before = await shown()
  expect(before).toMatchObject({ bought: before.page.value, scores: { ifApproved: null } })
  expect((await scoresOf(seller)).ifApproved).toBeNull()
  const pages = [{ page: 1, text: 'A dynamic baseline is built from matched control plots.' }]
  const added = await addReadDocument(site.db, id, { name: 'design.pdf', kind: 'design', pages })
  const later = { vintageStartsOn: '2024-01-01', vintageEndsOn: '2024-12-31', serialPrefix: `Q-${id}` }
  expect((await own.addBlock(later)).statusCode).toBe(200)
  expect(await shown()).toEqual(before)
  const draft = await scoresOf(seller)
  expect(draft.scores).toEqual(before.scores.scores)
  expect(JSON.stringify(draft.ifApproved)).toContain(added)
  expect(draft.ifApproved.scores.map(({ vintage }: { vintage: number }) => vintage)).toEqual([2024, 2023])
  expect(draft.ifApproved.scores[1].value).toBeGreaterThan(before.bought)
  expect((await own.detail()).score.value).toBe(draft.ifApproved.scores[0].value)
  await own.approve()
  const after = await shown()
  expect(after.scores.scores[1].value).toBe(draft.ifApproved.scores[1].value)
  expect(JSON.stringify(after.scores)).toContain(added)
  expect((await scoresOf(seller)).ifApproved).toBeNull()
})
