import { randomUUID } from 'node:crypto'
import type { CreditTotals } from '@ledgerleaf/contract/market'
import type { ProjectSupply, SupplyDay } from '@ledgerleaf/contract/supply'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLeaves } from '../../ledger/read-leaves.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { openListing, withdrawListing } from '../../supply/listings/index.ts'
import { repriceListing } from '../../supply/listings/reprice-listing.ts'
import { issueKnown } from '../../testing/registry-says.ts'
import { buyCredits, marketNow, offerCredits, promiseCredits } from '../../testing/test-market.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { placeOrder, refundOrder } from '../../trade/orders/index.ts'
import { retireCredits } from '../../use/retirements/index.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const day = (count: number) => new Date(marketNow.getTime() + count * 86_400_000)
const on = (count: number) => day(count).toISOString().slice(0, 10)

const readSupply = async (id: string): Promise<ProjectSupply> => {
  const answer = await site.browser().get(`/api/market/projects/${id}/supply`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const readTotals = async (id: string): Promise<CreditTotals> =>
  (await site.browser().get(`/api/market/projects/${id}`)).json().totals

type LoggedEntry = { at: string; postings: { asset: string; amount: number; from: string; to: string }[] }

/** What the public log alone says of some batches by the end of a day, pile by pile. */
const countInLog = async (batchIds: readonly string[], until: string) => {
  const piles = new Map<string, number>()
  for await (const leaves of readLeaves(site.db))
    for (const { bytes, about } of leaves) {
      if (about !== 'entry') continue
      const { at, postings } = JSON.parse(Buffer.from(bytes).toString('utf8')) as LoggedEntry
      if (at.slice(0, 10) > until) continue
      for (const { asset, amount, from, to } of postings)
        if (batchIds.includes(asset))
          for (const [account, change] of [
            [from, -amount],
            [to, amount],
          ] as const)
            if (account.startsWith('credits/')) {
              const pile = account.split('/')[1] ?? ''
              piles.set(pile, (piles.get(pile) ?? 0) + change)
            }
    }
  const count = (...names: string[]) => names.reduce((sum, name) => sum + (piles.get(name) ?? 0), 0)
  return {
    notListed: count('available'),
    listed: count('listed', 'held'),
    held: count('owned', 'withdrawn'),
    retired: count('retired'),
    cancelled: count('cancelled'),
  }
}

const partsOf = ({ on: _, issued: __, ...parts }: SupplyDay) => parts
const retire = (buyerId: string, batchId: string, quantity: number, at: Date) =>
  inTransaction(site.db, (tx) =>
    retireCredits(
      tx,
      buyerId,
      {
        batchId,
        quantity: Credits.parse(quantity),
        beneficiary: 'Someone',
        reason: 'other',
        purpose: 'Test',
      },
      at,
    ),
  )

test('on every day the parts sum to what was issued and are those of the public log, and the last day is the page’s', async () => {
  const { project, batch, listing, sellerId } = await offerCredits(site.db, { issued: 500, listed: 300 })
  const buyerId = randomUUID()
  await buyCredits(site.db, buyerId, listing.id, 40, { at: day(1) })
  const order = await buyCredits(site.db, buyerId, listing.id, 25, { at: day(2) })
  await retire(buyerId, batch.id, 15, day(4))
  await inTransaction(site.db, (tx) => refundOrder(tx, order.id, 'asked for', day(5)))
  const later = await inTransaction(site.db, (tx) =>
    issueKnown(
      tx,
      sellerId,
      {
        projectId: project.id,
        vintage: { startsOn: '2025-01-01', endsOn: '2025-12-31' },
        serials: { registry: 'Test Registry', prefix: randomUUID(), first: 1, last: 10_000_000 },
      },
      day(6),
    ),
  )
  // Placed and not paid: kept for the order, so neither sold nor with the seller.
  const lines = [{ listingId: listing.id, quantity: Credits.parse(7) }]
  await inTransaction(site.db, (tx) => placeOrder(tx, { buyerId, lines, feeBasisPoints: 250 }, day(7)))
  await inTransaction(site.db, (tx) => withdrawListing(tx, sellerId, listing.id, day(8)))
  const { days } = await readSupply(project.id)
  expect(days.map((one) => one.on)).toEqual([0, 1, 2, 4, 5, 6, 8].map(on))
  expect(days.at(-1)).toMatchObject({ issued: 10_000_500, listed: 7 })
  for (const one of days) {
    const { notListed, listed, held, retired, cancelled } = one
    expect(notListed + listed + held + retired + cancelled, one.on).toBe(one.issued)
    expect(partsOf(one), one.on).toEqual(await countInLog([batch.id, later.id], one.on))
  }
  const totals = await readTotals(project.id)
  expect(days.at(-1)).toEqual({
    on: on(8),
    issued: totals.issued,
    notListed: totals.notListed,
    listed: totals.forSale + totals.offSale + totals.onHold,
    held: totals.heldByBuyers + totals.withdrawn,
    retired: totals.retired,
    cancelled: totals.cancelled,
  })
})

test('a price that was changed is remembered, and what was paid stays what it was', async () => {
  const { project, listing, batch, sellerId } = await offerCredits(site.db, { priceCents: 700 })
  await buyCredits(site.db, randomUUID(), listing.id, 5, { at: day(1) })
  await buyCredits(site.db, randomUUID(), listing.id, 6, { at: day(1) })
  await inTransaction(site.db, (tx) =>
    repriceListing(tx, sellerId, listing.id, { currency: 'usd', priceMinor: 900 }, day(2)),
  )
  await buyCredits(site.db, randomUUID(), listing.id, 49, { at: day(4) })
  const other = await inTransaction(site.db, (tx) =>
    openListing(
      tx,
      sellerId,
      {
        batchId: batch.id,
        tokenId: randomUUID(),
        quantity: Credits.parse(10),
        pricePerCreditCents: Cents.parse(1100),
      },
      day(3),
    ),
  )
  const { asked, sold } = await readSupply(project.id)
  expect(asked).toEqual([
    {
      listingId: listing.id,
      vintage: 2024,
      saleType: 'spot',
      steps: [
        { on: on(0), priceCents: 700 },
        { on: on(2), priceCents: 900 },
      ],
      endedOn: on(4),
    },
    {
      listingId: other.id,
      vintage: 2024,
      saleType: 'spot',
      steps: [{ on: on(3), priceCents: 1100 }],
      endedOn: null,
    },
  ])
  expect(sold).toEqual([
    { on: on(1), vintage: 2024, saleType: 'spot', priceCents: 700, credits: 11, returnedCredits: 0 },
    { on: on(4), vintage: 2024, saleType: 'spot', priceCents: 900, credits: 49, returnedCredits: 0 },
  ])
})

test('a sale that went back is told beside the price, but for what was retired of it before', async () => {
  const { project, batch, listing } = await offerCredits(site.db, { priceCents: 700 })
  const buyerId = randomUUID()
  await buyCredits(site.db, buyerId, listing.id, 5, { at: day(1) })
  const order = await buyCredits(site.db, buyerId, listing.id, 12, { at: day(1) })
  await retire(buyerId, batch.id, 7, day(2))
  await inTransaction(site.db, (tx) => refundOrder(tx, order.id, 'asked for', day(3)))
  const { sold } = await readSupply(project.id)
  const kept = await site.pool.query('select kept_retired from order_lines where order_id = $1', [order.id])
  expect(sold).toEqual([
    {
      on: on(1),
      vintage: 2024,
      saleType: 'spot',
      priceCents: 700,
      credits: 17,
      returnedCredits: 12 - Number(kept.rows[0].kept_retired),
    },
  ])
  const totals = await readTotals(project.id)
  expect(sold[0] && sold[0].credits - sold[0].returnedCredits).toBe(totals.heldByBuyers + totals.retired)
})

test('what is announced sums to what the page calls promised, and none of it is supply', async () => {
  const { project, listing } = await promiseCredits(site.db)
  await buyCredits(site.db, randomUUID(), listing.id, 30)
  const { days, coming, sold, batches } = await readSupply(project.id)
  expect(days).toEqual([])
  expect(batches).toMatchObject([{ vintage: 2126, quantity: 100, serialPrefix: null }])
  expect(sold).toMatchObject([{ saleType: 'forward', credits: 30, priceCents: 733 }])
  expect(coming).toEqual([
    { dueOn: '2126-09-30', vintage: 2126, isSold: true, credits: 12 },
    { dueOn: '2126-09-30', vintage: 2126, isSold: false, credits: 28 },
    { dueOn: '2127-03-31', vintage: 2126, isSold: true, credits: 18 },
    { dueOn: '2127-03-31', vintage: 2126, isSold: false, credits: 42 },
  ])
  const { promised } = await readTotals(project.id)
  expect(promised).toEqual([{ vintage: 2126, promised: 100, delivered: 0, toCome: 100 }])
  expect(coming.reduce((sum, { credits }) => sum + credits, 0)).toBe(100)
})

test('a purchase takes from each day what was bought for it, and moves nothing else', async () => {
  const { project, listing } = await promiseCredits(site.db)
  const perDay = (coming: ProjectSupply['coming'], isWanted = (_: { isSold: boolean }) => true) => {
    const days = new Map<string, number>()
    for (const one of coming) if (isWanted(one)) days.set(one.dueOn, (days.get(one.dueOn) ?? 0) + one.credits)
    return days
  }
  let before = (await readSupply(project.id)).coming
  const announced = perDay(before)
  // Odd numbers, each of which is rounded by itself.
  for (const quantity of [1, 1, 7, 3]) {
    await buyCredits(site.db, randomUUID(), listing.id, quantity)
    const { coming } = await readSupply(project.id)
    expect(perDay(coming)).toEqual(announced)
    for (const [dueOn, offered] of perDay(before, ({ isSold }) => !isSold)) {
      const bought =
        (perDay(coming, ({ isSold }) => isSold).get(dueOn) ?? 0) -
        (perDay(before, ({ isSold }) => isSold).get(dueOn) ?? 0)
      expect(perDay(coming, ({ isSold }) => !isSold).get(dueOn)).toBe(offered - bought)
    }
    before = coming
  }
  // What waits to be paid is offered still: it may come back.
  const lines = [{ listingId: listing.id, quantity: Credits.parse(5) }]
  await inTransaction(site.db, (tx) =>
    placeOrder(tx, { buyerId: randomUUID(), lines, feeBasisPoints: 250 }, marketNow),
  )
  expect((await readSupply(project.id)).coming).toEqual(before)
})

test('an unknown project, and what is no id, have no supply', async () => {
  for (const id of [randomUUID(), 'nothing'])
    expect((await site.browser().get(`/api/market/projects/${id}/supply`)).statusCode).toBe(404)
})
