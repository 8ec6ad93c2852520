import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addReadDocument, wholeFile } from '../../testing/test-file.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { projectFileTasks } from './project-files.jobs.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

let sellers = 0
const signUp = async (): Promise<Browser> => {
  sellers += 1
  const browser = site.browser(`10.7.${sellers}.1`)
  const body = {
    email: `seller${sellers}@example.org`,
    password: 'correct-horse-battery',
    firstName: 'Sam',
    lastName: 'Seller',
    companyName: `Company ${sellers}`,
  }
  expect((await browser.post('/api/auth/sign-up-seller', { body })).statusCode).toBe(200)
  return browser
}

let ids = 1000
const newId = () => `VCS${++ids}`

let seller: Browser
let id: string
const at = (rest = '') => `/api/seller/projects/${id}${rest}`
const detail = async () => (await seller.get(at())).json()
const save = async (patch: object) => seller.patch(at(), { body: patch })

beforeEach(async () => {
  seller = await signUp()
  id = (await seller.post('/api/seller/projects', { body: { name: 'Orchard Char' } })).json().id
})

const block = {
  vintageStartsOn: '2023-01-01',
  vintageEndsOn: '2023-12-31',
  serialPrefix: 'VCS-VCU-1',
  serialStart: 1,
  serialEnd: 400,
}

const completeFile = async () => {
  expect((await save(wholeFile(newId()))).json()).toEqual({ done: true })
  const profile = {
    country: 'KE',
    description: 'We make char.',
    payout: { holder: 'Company', account: 'KE12 3456 7890', bank: 'Bank of the Lake' },
  }
  expect((await seller.patch('/api/seller/profile', { body: profile })).json()).toEqual({ done: true })
  const prefix = `P-${id}`
  expect((await seller.post(at('/blocks'), { body: { ...block, serialPrefix: prefix } })).statusCode).toBe(
    200,
  )
  await addReadDocument(site.db, id)
}

describe('publishing', () => {
  const publish = async (changes: object = {}) => {
    const { blocks } = await detail()
    return seller.post(at('/publish'), {
      body: {
        blockId: blocks[0].id,
        tokenId: `LL-${id}`,
        quantity: 300,
        pricePerCreditCents: 14_000,
        saleType: 'spot',
        minimumFill: 5,
        expiresOn: null,
        ...changes,
      },
    })
  }

  test('issues the block, opens the listing and shows both', async () => {
    await completeFile()
    expect((await publish()).statusCode).toBe(200)
    const { blocks, listings, steps, progress } = await detail()
    expect(blocks[0]).toMatchObject({ issued: true, availableCredits: 100 })
    expect(listings).toMatchObject([{ tokenId: `LL-${id}`, leftCredits: 300, minimumFill: 5, state: 'open' }])
    expect(steps[2]).toMatchObject({ id: 'publish', done: true })
    expect(progress).toBe(40)
  })

  test('a vintage without a score is refused, and nothing is issued', async () => {
    await completeFile()
    await save({ methodology: 'our own way' })
    expect((await publish()).json()).toMatchObject({ code: 'not_rated' })
    expect((await detail()).blocks[0].issued).toBe(false)
  })

  test('more than the block holds is refused, and nothing is issued', async () => {
    await completeFile()
    expect((await publish({ quantity: 401 })).json()).toMatchObject({ code: 'insufficient_credits' })
    expect((await detail()).blocks[0].issued).toBe(false)
  })

  test('a vintage that is over is not sold forward, and one still to come is not sold spot', async () => {
    await completeFile()
    expect((await publish({ saleType: 'forward' })).json()).toMatchObject({ field: 'saleType' })
    const { blocks } = await detail()
    await seller.delete(at(`/blocks/${blocks[0].id}`))
    const year = new Date().getUTCFullYear()
    const coming = {
      vintageStartsOn: `${year}-01-01`,
      vintageEndsOn: `${year}-12-31`,
      serialPrefix: `F-${id}`,
    }
    await seller.post(at('/blocks'), { body: { ...block, ...coming } })
    expect((await publish({ saleType: 'spot' })).json()).toMatchObject({ field: 'saleType' })
    expect((await publish({ saleType: 'forward' })).statusCode).toBe(200)
  })

  test('a day that is over and a fill above what is listed are refused at their fields', async () => {
    await completeFile()
    expect((await publish({ expiresOn: '2020-01-01' })).json()).toMatchObject({ field: 'expiresOn' })
    expect((await publish({ minimumFill: 301 })).json()).toMatchObject({ field: 'minimumFill' })
  })

  test('a listing whose last day is over is withdrawn by itself, stays visible, and its credits come back', async () => {
    await completeFile()
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const { listingId } = (await publish({ expiresOn: tomorrow })).json()
    const { rows } = await site.pool.query(
      `select run_at, payload from graphile_worker._private_jobs job
         join graphile_worker._private_tasks task on task.id = job.task_id
       where task.identifier = 'expire-listing' and payload ->> 'listingId' = $1`,
      [listingId],
    )
    expect(rows).toMatchObject([{ run_at: new Date(`${tomorrow}T23:59:59.999Z`) }])
    await projectFileTasks({ db: site.db })['expire-listing'](rows[0].payload)
    const { blocks, listings } = await detail()
    expect(listings).toMatchObject([{ state: 'withdrawn', leftCredits: 0 }])
    expect(blocks[0].availableCredits).toBe(400)
  })

  test('an issued block can no longer be removed', async () => {
    await completeFile()
    await publish()
    const { blocks } = await detail()
    const refused = await seller.delete(at(`/blocks/${blocks[0].id}`))
    expect(refused.json()).toMatchObject({ code: 'block_issued' })
  })

  test('once credits are listed, the scorecard is public', async () => {
    await completeFile()
    await publish()
    const { scores, history } = (await site.browser('10.6.0.1').get(`/api/projects/${id}/scores`)).json()
    expect(scores).toMatchObject([{ vintage: 2023, value: expect.any(Number), ruleSet: 'screening-1' }])
    expect(history.length).toBeGreaterThan(0)
  })
})

describe('the scorecard of a file', () => {
  test('follows its documents, and keeps what it was', async () => {
    await completeFile()
    const before = (await seller.get(`/api/projects/${id}/scores`)).json()
    await addReadDocument(site.db, id, {
      kind: 'design',
      name: 'design.pdf',
      pages: [
        { page: 4, text: 'The investment analysis shows a loss without credits.' },
        { page: 5, text: 'Every batch of char is weighed, so the baseline of carbon is measured.' },
      ],
    })
    const after = (await seller.get(`/api/projects/${id}/scores`)).json()
    expect(after.scores[0].value).toBeGreaterThan(before.scores[0].value)
    expect(after.history.length).toBe(before.history.length + 1)
    const item = after.scores[0].pillars[0].items.find(({ rule }: { rule: string }) => rule === 'A1')
    expect(item.evidence).toMatchObject({ documentName: 'design.pdf', page: 4 })
  })

  test('is never rewritten: the database refuses', async () => {
    await completeFile()
    await expect(site.pool.query('update scores set value = 99')).rejects.toThrow('append-only')
    await expect(site.pool.query('delete from scores')).rejects.toThrow('append-only')
  })
})
