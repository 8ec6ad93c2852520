import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newHolder, retireWords as words } from '../../testing/test-holder.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { findHoldingPage, findHoldings } from './holding-queries.ts'
import { findRetiredIn, findRetirementPage } from './retirement-queries.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const holderOfFive = async () => {
  const holder = await newHolder(site, 3)
  for (const quantity of [4, 5, 6, 7]) {
    const { listing } = await offerCredits(site.db)
    await buyCredits(site.db, holder.personId, listing.id, quantity)
  }
  return holder
}

test('page after page shows each batch once, in the order of all of them, and each page says how much all is', async () => {
  const { personId } = await holderOfFive()
  for (const order of ['project', 'oldest'] as const) {
    const seen: string[] = []
    for (let after: string | null = null; ; ) {
      const { holdings, more, whole } = await findHoldingPage(site.db, personId, { after, order, limit: 2 })
      expect(whole).toEqual({ credits: 25, batches: 5, projects: 5 })
      seen.push(...holdings.map(({ batchId }) => batchId))
      if (!more) break
      expect(holdings).toHaveLength(2)
      after = seen.at(-1) ?? null
    }
    const all = await findHoldings(site.db, personId)
    expect(new Set(seen)).toEqual(new Set(all.map(({ batchId }) => batchId)))
    expect(seen).toHaveLength(5)
    if (order === 'project') expect(seen).toEqual(all.map(({ batchId }) => batchId))
  }
})

test('one batch is told alone, and nothing of a batch that somebody else holds or that is none', async () => {
  const { browser, batchId } = await newHolder(site, 3)
  const other = await newHolder(site, 9)
  const ask = async (batch: string) => (await browser.get(`/api/holdings?batch=${batch}`)).json().holdings
  expect(await ask(batchId)).toMatchObject([{ batchId, quantity: 3 }])
  expect(await ask(other.batchId)).toEqual([])
  expect(await ask('nonsense')).toEqual([])
})

test('retirements go on where the page before ended, and nowhere from one of somebody else', async () => {
  const { browser, personId, batchId } = await newHolder(site, 3)
  const retire = async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const { id } = (
      await browser.post('/api/retirements', { body: { ...words, batchId, quantity: 1 }, headers })
    ).json()
    return id as string
  }
  const made = [await retire(), await retire(), await retire()]
  const first = await findRetirementPage(site.db, personId, { limit: 2 })
  expect(first).toMatchObject({ more: true, retirements: [{ id: made[2] }, { id: made[1] }] })
  const before = made[1] ?? ''
  expect(await findRetirementPage(site.db, personId, { before, limit: 2 })).toMatchObject({
    more: false,
    retirements: [{ id: made[0] }],
  })
  expect((await browser.get(`/api/retirements?before=${before}`)).json().retirements).toMatchObject([
    { id: made[0] },
  ])
  const stranger = await newHolder(site, 1)
  expect(await findRetirementPage(site.db, stranger.personId, { before, limit: 2 })).toEqual({
    more: false,
    retirements: [],
  })
  expect(await findRetiredIn(site.db, personId, before)).toMatchObject([{ id: before }])
  expect(await findRetiredIn(site.db, stranger.personId, before)).toEqual([])
})
