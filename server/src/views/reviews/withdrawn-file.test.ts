import { afterAll, beforeAll, expect, test } from 'vitest'
import { findKnownListings } from '../../supply/listings/index.ts'
import { signInAs } from '../../testing/sign-in-as.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { multipart } from '../../testing/upload.ts'

const desk = '/api/operator/registries'
let site: TestSite
let operator: Browser
let seller: Browser

const idOf = async (email: string) =>
  (await site.pool.query('select id from users where email = $1', [email])).rows[0].id as string

beforeAll(async () => {
  site = await testSite()
  operator = await signInAs(site, 'ona@example.org', ['operator'])
  seller = await signInAs(site, 'sal@example.org', ['seller'])
  await signInAs(site, 'bea@example.org', ['buyer'])
})
afterAll(() => site.close())

const columns = { projectId: 'project', prefix: 'prefix', first: 'first', last: 'last', happenedOn: 'day' }

const sendRetirements = async (prefix: string, first: number, last: number) => {
  const value = Buffer.from(`project,prefix,first,last,day\nP1,${prefix},${first},${last},2026-03-05\n`)
  const query = new URLSearchParams({
    registry: 'Test Registry',
    kind: 'retirements',
    columns: JSON.stringify(columns),
  })
  const form = multipart([{ name: 'file', value, fileName: 'retirements.csv' }])
  const sent = await operator.post(`${desk}/uploads?${query}`, form)
  expect(sent.statusCode, sent.body).toBe(200)
  return sent.json().id as string
}
const standing = async () => (await operator.get('/api/operator/unbacked')).json()
const isSold = async (id: string) => (await findKnownListings(site.db, [id]))[0]?.isSellable

test('before a file is brought in it names whom it concerns; withdrawn, what it stopped comes back and they hear it', async () => {
  const { listing, project } = await offerCredits(site.db, { sellerId: await idOf('sal@example.org') })
  await buyCredits(site.db, await idOf('bea@example.org'), listing.id, 10)
  const { registry, quantity } = (
    await site.pool.query('select registry, quantity::int from batches where project_id = $1', [project.id])
  ).rows[0]
  expect(await standing()).toMatchObject({
    batches: [],
    backed: [{ registry, credits: quantity, attestedCredits: 0, batches: 1, projects: 1 }],
  })
  const uploadId = await sendRetirements(project.name, 8, 15)
  const affected = (await operator.get(`${desk}/uploads/${uploadId}/affected`)).json()
  expect(affected).toEqual({
    listingCount: 1,
    holderCount: 1,
    listings: [
      {
        tokenId: listing.tokenId,
        projectName: project.name,
        sellerName: 'Person sal@example.org',
        credits: 5,
      },
    ],
    holders: [{ name: 'Person bea@example.org', projectName: project.name, credits: 3 }],
  })
  expect((await seller.get(`${desk}/uploads/${uploadId}/affected`)).statusCode).toBe(403)

  expect((await operator.post(`${desk}/uploads/${uploadId}/import`)).json()).toEqual({ repeated: false })
  await site.mailTo('sal@example.org', 'are not on sale')
  await site.mailTo('bea@example.org', 'About your credits')
  expect(await isSold(listing.id)).toBe(false)
  const { batches, backed } = await standing()
  expect(batches).toMatchObject([{ projectName: project.name }])
  expect(backed).toEqual([])

  const [file] = (await operator.get(desk)).json().files
  const withdraw = (browser: Browser, reason: string) =>
    browser.post(`${desk}/files/${file.id}/withdrawal`, { body: { reason } })
  expect((await withdraw(operator, '.')).json()).toMatchObject({ field: 'reason' })
  expect((await withdraw(seller, 'It concerns my credits')).statusCode).toBe(403)
  expect((await withdraw(operator, 'It was the file of another registry')).json()).toEqual({ done: true })
  await site.mailTo('sal@example.org', 'can be sold again')
  await site.mailTo('bea@example.org', 'are as they were')
  expect(await isSold(listing.id)).toBe(true)
  const { files, registries } = (await operator.get(desk)).json()
  expect(files[0]).toMatchObject({ withdrawn: { reason: 'It was the file of another registry' } })
  expect(JSON.stringify(registries)).not.toContain('"kind":"retirements"')
  const { entries } = (await operator.get('/api/operator/trail')).json()
  expect(entries[0]).toMatchObject({ act: 'withdraw_registry_file', subjectId: file.id })
})
