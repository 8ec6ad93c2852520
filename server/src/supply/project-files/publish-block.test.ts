import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { approveFile } from '../../testing/approve-file.ts'
import { doTask } from '../../testing/do-task.ts'
import { addReadDocument } from '../../testing/test-file.ts'
import { type TestSeller, testSellers } from '../../testing/test-seller.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { refuseDocument } from '../documents/index.ts'
import { projectFileTasks } from './project-files.jobs.ts'
import { expireListingTask } from './project-files.tasks.ts'
import { rescore } from './rescore.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  newSeller = testSellers(site)
})
afterAll(() => site.close())

let newSeller: ReturnType<typeof testSellers>
let own: TestSeller
beforeEach(async () => {
  own = await newSeller()
})

describe('publishing', () => {
  test('issues the block, opens the listing and shows both', async () => {
    await own.approvedFile()
    expect((await own.publish()).statusCode).toBe(200)
    const { blocks, listings, steps, progress } = await own.detail()
    expect(blocks[0]).toMatchObject({ issued: true, availableCredits: 100 })
    expect(listings).toMatchObject([
      { tokenId: `LL-${own.id}`, leftCredits: 300, minimumFill: 5, state: 'open' },
    ])
    expect(steps[2]).toMatchObject({ id: 'publish', done: true })
    expect(progress).toBe(60)
  })

  test('nothing is listed before the review has approved it, nor a block entered since (S4)', async () => {
    await own.completeFile()
    expect((await own.publish()).json()).toMatchObject({ code: 'not_approved' })
    await own.browser.post(own.at('/submit'))
    expect((await own.publish()).json()).toMatchObject({ code: 'not_approved' })
    await approveFile(site.db, own.id)
    const more = { serialPrefix: `M-${own.id}`, vintageStartsOn: '2024-01-01', vintageEndsOn: '2024-12-31' }
    const { id } = (await own.addBlock(more)).json()
    expect((await own.publish({ blockId: id, tokenId: `M-${own.id}` })).json()).toMatchObject({
      code: 'not_approved',
      field: 'blockId',
    })
    expect((await own.publish()).statusCode).toBe(200)
    await own.approve()
    expect((await own.publish({ blockId: id, tokenId: `M-${own.id}` })).statusCode).toBe(200)
  })

  test('what identifies credits is fixed once they are issued; any other change stops the sale until it is reviewed (S3)', async () => {
    await own.approvedFile()
    const { listingId } = (await own.publish()).json()
    const onSale = async () =>
      (await site.pool.query('select from sellable_listings where listing_id = $1', [listingId])).rowCount
    expect(await onSale()).toBe(1)
    for (const [field, value] of [
      ['name', 'Another Char'],
      ['registryProjectId', '999999'],
      ['methodology', 'VM0042 Improved ALM'],
    ] as const) {
      const refused = await own.save({ [field]: value })
      expect(refused.json()).toMatchObject({ code: 'identity_frozen', field })
    }
    // The same again is no change.
    const { file } = await own.detail()
    await own.save({ summary: file.summary, registryProjectId: file.registryProjectId })
    expect(await own.detail()).toMatchObject({ review: 'approved' })
    expect(await onSale()).toBe(1)
    await own.save({ summary: 'Twice as good as before.' })
    expect(await own.detail()).toMatchObject({ review: 'draft' })
    expect(await onSale()).toBe(0)
    await own.approve()
    expect(await onSale()).toBe(1)
  })

  test('a vintage without a score is refused, and nothing is issued', async () => {
    const report = await own.completeFile()
    await own.approve()
    await inTransaction(site.db, async (tx) => {
      await refuseDocument(tx, report, 'Not signed.')
      await rescore(tx, own.id, new Date())
    })
    expect((await own.publish()).json()).toMatchObject({ code: 'not_rated' })
    expect((await own.detail()).blocks[0].issued).toBe(false)
  })

  test('more than the block holds is refused, and nothing is issued', async () => {
    await own.approvedFile()
    expect((await own.publish({ quantity: 401 })).json()).toMatchObject({ code: 'insufficient_credits' })
    expect((await own.detail()).blocks[0].issued).toBe(false)
  })

  test('serials of a vintage still to come are not sold: they are not issued yet', async () => {
    await own.approvedFile()
    const { blocks } = await own.detail()
    await own.browser.delete(own.at(`/blocks/${blocks[0].id}`))
    const year = new Date().getUTCFullYear()
    const coming = {
      vintageStartsOn: `${year}-01-01`,
      vintageEndsOn: `${year}-12-31`,
      serialPrefix: `F-${own.id}`,
    }
    await own.addBlock(coming)
    await own.approve()
    expect((await own.publish({ saleType: 'spot' })).json()).toMatchObject({ field: 'blockId' })
    expect((await own.detail()).blocks[0].issued).toBe(false)
  })

  test('a day that is over and a fill above what is listed are refused at their fields', async () => {
    await own.approvedFile()
    expect((await own.publish({ expiresOn: '2020-01-01' })).json()).toMatchObject({ field: 'expiresOn' })
    expect((await own.publish({ minimumFill: 301 })).json()).toMatchObject({ field: 'minimumFill' })
  })

  test('one limit of price holds here and where a price is changed', async () => {
    await own.approvedFile()
    const tooMuch = { field: 'pricePerCreditCents', error: 'Price must be at most $1,000,000' }
    expect((await own.publish({ pricePerCreditCents: 2 ** 51 - 1 })).json()).toMatchObject(tooMuch)
    expect((await own.publish({ quantity: 100_001, pricePerCreditCents: 100_000_000 })).json()).toMatchObject(
      {
        field: 'pricePerCreditCents',
        error: 'Credits times price must be at most $100,000,000,000',
      },
    )
  })

  test('a note to buyers is shown as it was written, and a longer one is refused at its field', async () => {
    await own.approvedFile()
    expect((await own.publish({ noteToBuyers: 'x'.repeat(281) })).json()).toMatchObject({
      field: 'noteToBuyers',
    })
    expect((await own.publish({ noteToBuyers: '  Ask us for photos. ' })).statusCode).toBe(200)
    const page = (await site.browser('10.6.0.2').get(`/api/market/projects/${own.id}`)).json()
    expect(page.listings).toMatchObject([{ noteToBuyers: 'Ask us for photos.' }])
  })

  test('a listing whose last day is over is withdrawn by itself, stays visible, and its credits come back', async () => {
    await own.approvedFile()
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const { listingId } = (await own.publish({ expiresOn: tomorrow })).json()
    const { rows } = await site.pool.query(
      `select run_at, payload from graphile_worker._private_jobs job
         join graphile_worker._private_tasks task on task.id = job.task_id
       where task.identifier = 'expire-listing' and payload ->> 'listingId' = $1`,
      [listingId],
    )
    expect(rows).toMatchObject([{ run_at: new Date(`${tomorrow}T23:59:59.999Z`) }])
    await doTask(projectFileTasks({ db: site.db, store: site.store }), expireListingTask, rows[0].payload)
    const { blocks, listings } = await own.detail()
    expect(listings).toMatchObject([{ state: 'withdrawn', leftCredits: 0 }])
    expect(blocks[0].availableCredits).toBe(400)
  })

  test('an issued block can no longer be removed', async () => {
    await own.approvedFile()
    await own.publish()
    const { blocks } = await own.detail()
    const refused = await own.browser.delete(own.at(`/blocks/${blocks[0].id}`))
    expect(refused.json()).toMatchObject({ code: 'block_issued' })
  })

  test('once credits are listed, the scorecard is public', async () => {
    await own.approvedFile()
    await own.publish()
    const { scores, history } = (await site.browser('10.6.0.1').get(`/api/projects/${own.id}/scores`)).json()
    expect(scores).toMatchObject([{ vintage: 2023, value: expect.any(Number), ruleSet: 'screening-2' }])
    expect(history.length).toBeGreaterThan(0)
  })
})

describe('the scorecard of a file', () => {
  test('follows its documents, and keeps what it was', async () => {
    await own.completeFile()
    const before = (await own.browser.get(`/api/projects/${own.id}/scores`)).json().ifApproved
    await addReadDocument(site.db, own.id, {
      kind: 'design',
      name: 'design.pdf',
      pages: [
        { page: 4, text: 'The investment analysis shows a loss without credits.' },
        { page: 5, text: 'Every batch of char is weighed, so the baseline of carbon is measured.' },
      ],
    })
    const after = (await own.browser.get(`/api/projects/${own.id}/scores`)).json().ifApproved
    expect(after.scores[0].value).toBeGreaterThan(before.scores[0].value)
    expect(after.history.length).toBe(before.history.length + 1)
    const item = after.scores[0].pillars[0].items.find(({ rule }: { rule: string }) => rule === 'A1')
    expect(item.evidence).toMatchObject({ documentName: 'design.pdf', page: 4 })
  })

  test('is never rewritten: the database refuses', async () => {
    await own.completeFile()
    await expect(site.pool.query('update scores set value = 99')).rejects.toThrow('append-only')
    await expect(site.pool.query('delete from scores')).rejects.toThrow('append-only')
  })
})
