import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keptAboutPeople } from '../../kept-about-people.ts'
import { erasePerson } from '../../people/privacy/index.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { blackPng, takenByPhone } from '../../testing/hostile-photographs.ts'
import { newOperator } from '../../testing/new-operator.ts'
import { type TestSeller, testSellers } from '../../testing/test-seller.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

// A picture is drawn by a library that shares the machine with everything else.
vi.setConfig({ testTimeout: 60_000 })

let site: TestSite
let newSeller: ReturnType<typeof testSellers>
let operator: Browser
beforeAll(async () => {
  site = await testSite()
  newSeller = testSellers(site)
  operator = await newOperator(site, 'olga', '10.8.0.1')
})
afterAll(() => site.close())

let own: TestSeller
beforeEach(async () => {
  own = await newSeller('Orchard Char')
})

const words = { caption: 'The kiln before the rains', takenBy: 'Wanjiru Kamau', mayPublish: 'yes' }
const upload = (browser: Browser, bytes: Buffer, said: Record<string, string> = words) =>
  browser.post(`${own.at('/photographs')}?${new URLSearchParams(said)}`, {
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })
let shade = 0x100000
/** A photograph no other of this run looks like. */
const another = () => {
  shade += 0x3f1b
  return takenByPhone({ colour: `#${shade.toString(16)}` })
}
const add = async (): Promise<string> => {
  const answer = await upload(own.browser, await another())
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().photographId
}
const stateOf = async (id: string) =>
  (await own.detail()).photographs.find((photograph: { id: string }) => photograph.id === id)
const hrefOf = async (id: string) => `/api/photograph-images/${(await stateOf(id)).small.sha256}`
const decide = (id: string, decision: string, reason = '', browser = operator) =>
  browser.post(`/api/operator/photographs/${id}/decision`, { body: { decision, reason } })
const shown = async () =>
  (await site.browser().get(`/api/market/projects/${own.id}`)).json().photographs as { id: string }[]
const onCard = async () => {
  const { projects } = (await site.browser().get('/api/market/projects?limit=60')).json()
  return projects.find(({ id }: { id: string }) => id === own.id).photograph
}
const sell = async () => {
  await own.approve()
  expect((await own.publish()).statusCode).toBe(200)
}

test('a photograph is its seller’s and the operators’ until its project is approved and on sale, and then anybody’s', async () => {
  await own.completeFile()
  const id = await add()
  expect(await stateOf(id)).toMatchObject({
    caption: words.caption,
    takenBy: words.takenBy,
    state: 'waiting',
    small: { width: 480, height: 300 },
    large: { width: 1280, height: 800 },
  })
  const href = await hrefOf(id)
  const guest = site.browser('10.8.0.9')
  const stranger = (await newSeller()).browser
  for (const browser of [guest, stranger]) expect((await browser.get(href)).statusCode).toBe(404)
  for (const browser of [own.browser, operator]) {
    const seen = await browser.get(href)
    expect(seen.statusCode).toBe(200)
    expect(seen.headers['cache-control']).toBe('private, no-store')
  }
  await sell()
  const picture = await guest.get(href)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, no-cache',
  })
  expect(picture.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  // Kept by a browser, it is asked about at each look: still there costs no picture, and taken back it is gone.
  const kept = { 'if-none-match': String(picture.headers.etag) }
  const again = await guest.get(href, kept)
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  expect(await shown()).toMatchObject([{ id, caption: words.caption, takenBy: words.takenBy }])
  expect(await onCard()).toMatchObject({ id, small: { width: 480 } })
  // No word of whoever decides is part of what anybody sees.
  expect(Object.keys((await shown())[0] ?? {}).sort()).toEqual(['caption', 'id', 'large', 'small', 'takenBy'])
})

test('one that is added later waits until an operator accepts it, and what is sold goes on selling', async () => {
  await own.completeFile()
  await sell()
  const id = await add()
  expect(await stateOf(id)).toMatchObject({ state: 'waiting' })
  expect(await own.detail()).toMatchObject({ review: 'approved', isApproved: true })
  const href = await hrefOf(id)
  expect(await shown()).toEqual([])
  expect((await site.browser().get(href)).statusCode).toBe(404)
  const { projects } = (await operator.get('/api/operator/projects')).json()
  expect(projects.find((project: { id: string }) => project.id === own.id)).toMatchObject({
    photographsWaiting: 1,
    photographsWaitSince: expect.any(String),
  })
  expect((await decide(id, 'accept')).json()).toEqual({ done: true })
  expect(await shown()).toMatchObject([{ id }])
  expect((await site.browser().get(href)).statusCode).toBe(200)
})

test('a refusal needs a reason, is told by mail and in the trail, and can be taken back', async () => {
  await own.completeFile()
  const id = await add()
  await sell()
  const href = await hrefOf(id)
  expect((await decide(id, 'refuse')).json()).toMatchObject({ code: 'invalid_input', field: 'reason' })
  const reason = 'The people in it can be told, and nothing says that they agreed'
  expect((await decide(id, 'refuse', reason)).json()).toEqual({ done: true })
  expect(await stateOf(id)).toMatchObject({ state: 'refused', refusedReason: reason })
  expect(await shown()).toEqual([])
  expect(await onCard()).toBeNull()
  expect((await site.browser().get(href)).statusCode).toBe(404)
  const mail = await site.mailTo(own.email, 'photograph')
  expect(mail.text).toContain(reason)
  const { entries } = (await operator.get('/api/operator/trail')).json()
  expect(entries[0]).toMatchObject({
    act: 'refuse_photograph',
    subjectKind: 'photograph',
    subjectName: `“${words.caption}”`,
    reason,
  })
  expect((await decide(id, 'accept')).json()).toEqual({ done: true })
  expect(await shown()).toMatchObject([{ id }])
})

test('nothing is shown of a project whose approval ended', async () => {
  await own.completeFile()
  const id = await add()
  await sell()
  const href = await hrefOf(id)
  const { etag } = (await site.browser().get(href)).headers
  await own.save({ summary: 'Another summary than was approved.' })
  expect(await shown()).toEqual([])
  expect((await site.browser().get(href)).statusCode).toBe(404)
  // Also for a browser that has kept it.
  expect((await site.browser().get(href, { 'if-none-match': String(etag) })).statusCode).toBe(404)
})

test('only operators decide, and nobody about their own', async () => {
  const id = await add()
  expect((await decide(id, 'accept', '', own.browser)).statusCode).toBe(403)
  await site.pool.query(`insert into roles (user_id, role) values ($1, 'operator') on conflict do nothing`, [
    own.sellerId,
  ])
  expect((await decide(id, 'accept', '', own.browser)).json()).toMatchObject({ code: 'forbidden' })
  expect((await decide(own.id, 'accept')).statusCode).toBe(404)
})

test.each([
  ['without a caption', { ...words, caption: ' ' }, 'caption'],
  ['with a caption too long for a line', { ...words, caption: 'a'.repeat(161) }, 'caption'],
  ['without who took it', { ...words, takenBy: '' }, 'takenBy'],
  ['without the right to publish it', { ...words, mayPublish: 'no' }, 'mayPublish'],
])('one %s is refused at the field', async (_, said, field) => {
  expect((await upload(own.browser, await another(), said)).json()).toMatchObject({
    code: 'invalid_input',
    field,
    requestId: expect.any(String),
  })
})

test('what is no photograph is refused in the one shape, and nothing is kept', async () => {
  const page = Buffer.from('<html><script>alert(1)</script></html>')
  for (const [bytes, status, code] of [
    [page, 415, 'unsupported_media_type'],
    [blackPng(20_000, 20_000), 422, 'photograph_unreadable'],
    [Buffer.alloc(0), 400, 'invalid_input'],
    [Buffer.alloc(15 * 1024 * 1024 + 1, 0xff), 413, 'body_too_large'],
  ] as const) {
    const refused = await upload(own.browser, bytes)
    expect(refused.statusCode).toBe(status)
    expect(refused.json()).toMatchObject({ error: expect.any(String), code, requestId: expect.any(String) })
  }
  expect((await own.detail()).photographs).toEqual([])
})

test('a caption that would turn itself around or begin a line of its own is one plain line', async () => {
  const caption = 'A \u202ekiln\n\nAPPROVED'
  const { photographId } = (await upload(own.browser, await another(), { ...words, caption })).json()
  expect(await stateOf(photographId)).toMatchObject({ caption: 'A kiln APPROVED' })
})

test('six are taken of a project, the same one once; of two that race for the last place one is', async () => {
  const first = await another()
  expect((await upload(own.browser, first)).statusCode).toBe(200)
  expect((await upload(own.browser, first)).json()).toMatchObject({ code: 'photograph_known', field: 'file' })
  for (let count = 1; count < 5; count += 1) await add()
  const [one, two] = [await another(), await another()]
  const raced = await Promise.all([upload(own.browser, one), upload(own.browser, two)])
  expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  const { photographs } = await own.detail()
  expect(photographs).toHaveLength(6)
  expect((await own.browser.delete(`/api/photographs/${photographs[0].id}`)).json()).toEqual({ done: true })
  await add()
})

test('somebody else’s project takes none, and nobody else takes one back', async () => {
  const id = await add()
  const stranger = (await newSeller()).browser
  expect((await upload(stranger, await another())).statusCode).toBe(404)
  expect((await stranger.delete(`/api/photographs/${id}`)).statusCode).toBe(404)
  expect((await site.browser().delete(`/api/photographs/${id}`)).statusCode).toBe(401)
  const href = await hrefOf(id)
  expect((await own.browser.delete(`/api/photographs/${id}`)).json()).toEqual({ done: true })
  expect((await own.browser.get(href)).statusCode).toBe(404)
})

test('more in ten minutes than anybody takes are turned away', async () => {
  const nothing = Buffer.alloc(0)
  for (let count = 0; count < 30; count += 1)
    expect((await upload(own.browser, nothing)).statusCode).toBe(400)
  expect((await upload(own.browser, nothing)).json()).toMatchObject({ code: 'rate_limited' })
})

test('they go with their seller, pictures and words', async () => {
  await add()
  const rows = async () =>
    (
      await site.pool.query(
        `select from project_photographs photograph join photograph_images image on image.photograph_id = photograph.id
         where photograph.project_id = $1`,
        [own.id],
      )
    ).rowCount
  expect(await rows()).toBe(2)
  await inTransaction(site.db, (tx) =>
    erasePerson(tx, keptAboutPeople, { id: own.sellerId, email: own.email }, { invoicesSince: new Date(0) }),
  )
  expect(await rows()).toBe(0)
})
