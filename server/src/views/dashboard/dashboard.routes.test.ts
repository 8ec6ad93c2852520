import { randomUUID } from 'node:crypto'
import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import { Credits } from '@ledgerleaf/contract/units'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieName } from '../../http/cookies.ts'
import type { Caller } from '../../http/route.ts'
import { buildServer } from '../../http/server.ts'
import { readConfig } from '../../platform/config.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { pauseListing, withdrawListing } from '../../supply/listings/index.ts'
import { createProject } from '../../supply/projects/index.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { retireCredits } from '../../use/retirements/index.ts'
import { dashboardRoutes } from './dashboard.routes.ts'

const config = readConfig({})
const people = new Map<string, Caller>()
let database: TestDatabase
let app: Awaited<ReturnType<typeof buildServer>>
beforeAll(async () => {
  database = await testDatabase()
  app = await buildServer({
    config,
    secret: 'a secret that only this test knows about',
    log: pino({ level: 'silent' }),
    authenticate: async (cookies) => people.get(cookies[cookieName(config, 'session')] ?? '') ?? null,
    routes: dashboardRoutes({ db: database.db }),
    extensions: [],
  })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const signIn = (roles: Caller['roles'] = ['buyer']): Caller => {
  const personId = randomUUID()
  const email = `${personId}@example.com`
  const named = { name: 'Ada', company: null }
  const acting = { organisationId: personId, memberRole: 'owner' as const }
  const caller = {
    personId,
    sessionId: personId,
    email,
    emailVerified: true,
    isLimited: false,
    ...acting,
    ...named,
    roles,
  }
  people.set(personId, caller)
  return caller
}
type Question = keyof typeof dashboardApi
const send = (caller: Caller | null, question: Question, payload: object) =>
  app.inject({
    method: 'POST',
    url: dashboardApi[question].path,
    payload,
    cookies: caller ? { [cookieName(config, 'session')]: caller.sessionId } : {},
  })
const ask = async (caller: Caller, question: Question): Promise<Record<string, unknown>> => {
  const response = await send(caller, question, { email: caller.email })
  expect({ question, status: response.statusCode, body: response.body }).toMatchObject({ status: 200 })
  return response.json()
}
const questions = Object.keys(dashboardApi) as Question[]
const daysLater = (days: number) => new Date(marketNow.getTime() + days * 24 * 60 * 60 * 1000)
const retire = (buyerId: string, batchId: string, quantity: number, at: Date) =>
  inTransaction(database.db, (tx) =>
    retireCredits(
      tx,
      buyerId,
      {
        batchId,
        quantity: Credits.parse(quantity),
        beneficiary: 'A Company',
        reason: 'corporate_inventory',
        purpose: 'Travel',
      },
      at,
    ),
  )

test('answers zero and empty to a new account, whatever its roles', async () => {
  for (const roles of [[], ['buyer'], ['seller'], ['buyer', 'seller']] satisfies Caller['roles'][]) {
    const caller = signIn(roles)
    const answers = await Promise.all(questions.map((question) => ask(caller, question)))
    expect(Object.assign({}, ...answers)).toEqual({
      transactions: [],
      totalcreds: 0,
      totalprojects: 0,
      marketValueDollars: 0,
      offsetTonnes: 0,
      pendingTonnes: 0,
      uncountedTonnes: 0,
      heldTonnes: 0,
      days: [],
      sellerprojects: [],
      totalsellerCredits: 0,
      totalsellerprojects: 0,
      totalMarketValue: 0,
      retiredTonnes: 0,
      soldTonnes: 0,
    })
  }
})

test('every call refuses a visitor, another’s e-mail, and what is no e-mail', async () => {
  const caller = signIn()
  const other = signIn()
  for (const question of questions) {
    const refused = [
      await send(null, question, { email: caller.email }),
      await send(caller, question, { email: other.email }),
      await send(caller, question, { email: 'nobody' }),
      await send(caller, question, { email: [caller.email] }),
      await send(caller, question, {}),
    ]
    expect(refused.map((response) => [response.statusCode, response.json().code])).toEqual([
      [401, 'not_signed_in'],
      [403, 'forbidden'],
      [400, 'invalid_input'],
      [400, 'invalid_input'],
      [400, 'invalid_input'],
    ])
  }
})

test('knows the caller’s own e-mail in odd capitals and with spaces', async () => {
  const caller = signIn()
  const response = await send(caller, 'buyerTotalCredits', { email: `  ${caller.email.toUpperCase()} ` })
  expect(response.json()).toEqual({ totalcreds: 0 })
})

test('shows a buyer what they hold, retired and paid', async () => {
  const one = await offerCredits(database.db, { priceCents: 725 })
  const two = await offerCredits(database.db, { priceCents: 13_200 })
  const buyer = signIn()
  await buyCredits(database.db, buyer.personId, one.listing.id, 40, { at: daysLater(1) })
  await buyCredits(database.db, buyer.personId, two.listing.id, 2, { at: daysLater(2) })
  await retire(buyer.personId, one.batch.id, 15, daysLater(3))
  // Someone else's doings are not this buyer's.
  await buyCredits(database.db, signIn().personId, one.listing.id, 5, { at: daysLater(3) })

  expect(await ask(buyer, 'buyerTotalCredits')).toEqual({ totalcreds: 42 })
  expect(await ask(buyer, 'buyerOffset')).toEqual({
    offsetTonnes: 0,
    pendingTonnes: 15,
    uncountedTonnes: 0,
    heldTonnes: 27,
  })
  expect(await ask(buyer, 'buyerTotalProjects')).toEqual({ totalprojects: 2 })
  expect(await ask(buyer, 'buyerMarketValue')).toEqual({
    marketValueDollars: (25 * 725 + 2 * 13_200) / 100,
  })
  expect(await ask(buyer, 'buyerRecentTransactions')).toEqual({
    transactions: [
      {
        project_name: one.project.name,
        transaction_date: '2026-03-04T12:00:00.000Z',
        status: 'retired',
        payment_usd_cents: 0,
        credits: 15,
        is_pending: true,
        certificate_id: expect.any(String),
      },
      {
        project_name: two.project.name,
        transaction_date: '2026-03-03T12:00:00.000Z',
        status: 'settled',
        payment_usd_cents: 26_400,
        credits: 2,
        order_id: expect.any(String),
      },
      {
        project_name: one.project.name,
        transaction_date: '2026-03-02T12:00:00.000Z',
        status: 'settled',
        payment_usd_cents: 29_000,
        credits: 40,
        order_id: expect.any(String),
      },
    ],
  })
  expect(await ask(buyer, 'buyerCreditsOverTime')).toEqual({
    days: [
      { on: '2026-03-02', heldCredits: 40, retiredCredits: 0, pendingCredits: 0 },
      { on: '2026-03-03', heldCredits: 42, retiredCredits: 0, pendingCredits: 0 },
      { on: '2026-03-04', heldCredits: 27, retiredCredits: 15, pendingCredits: 15 },
    ],
  })
})

test('values held credits at what is on sale now, and not at all once none of the batch is', async () => {
  const { sellerId, batch, listing } = await offerCredits(database.db, { listed: 60, priceCents: 500 })
  const buyer = signIn()
  await buyCredits(database.db, buyer.personId, listing.id, 10)
  await database.pool.query(
    'update listings set price_per_credit_cents = 800, price_minor = 800 where id = $1',
    [listing.id],
  )
  expect(await ask(buyer, 'buyerMarketValue')).toEqual({ marketValueDollars: 80 })
  await inTransaction(database.db, (tx) => pauseListing(tx, sellerId, listing.id))
  expect(await ask(buyer, 'buyerMarketValue')).toEqual({ marketValueDollars: 0, unpricedCredits: 10 })
  await retire(buyer.personId, batch.id, 10, marketNow)
  expect(await ask(buyer, 'buyerMarketValue')).toEqual({ marketValueDollars: 0 })
  expect(await ask(buyer, 'buyerTotalProjects')).toEqual({ totalprojects: 0 })
})

test('a listing that is sold out sets no price, and neither does what was paid', async () => {
  const { listing } = await offerCredits(database.db, { issued: 10, listed: 10, priceCents: 500 })
  const buyer = signIn()
  await buyCredits(database.db, buyer.personId, listing.id, 10)
  await database.pool.query(
    'update listings set price_per_credit_cents = 100, price_minor = 100 where id = $1',
    [listing.id],
  )
  expect(await ask(buyer, 'buyerMarketValue')).toEqual({ marketValueDollars: 0, unpricedCredits: 10 })
})

test('shows a seller each project with what is still owned, what is listed of it at its own price, and its state', async () => {
  const seller = signIn(['seller'])
  const sellerId = seller.personId
  const open = await offerCredits(database.db, { sellerId, issued: 100, listed: 60, priceCents: 725 })
  const paused = await offerCredits(database.db, { sellerId, issued: 10, listed: 10, priceCents: 2_000 })
  const withdrawn = await offerCredits(database.db, { sellerId, issued: 8, listed: 3, priceCents: 100 })
  await inTransaction(database.db, async (tx) => {
    await createProject(tx, sellerId, { name: 'Only a Name' }, daysLater(1))
    await pauseListing(tx, sellerId, paused.listing.id)
    await withdrawListing(tx, sellerId, withdrawn.listing.id, marketNow)
  })
  const buyer = signIn()
  await buyCredits(database.db, buyer.personId, open.listing.id, 20)
  await retire(buyer.personId, open.batch.id, 5, marketNow)

  const { sellerprojects } = await ask(seller, 'sellerProjects')
  expect(sellerprojects).toHaveLength(4)
  expect(sellerprojects).toEqual(
    expect.arrayContaining([
      {
        project_id: open.project.id,
        project_name: open.project.name,
        range: 80,
        unlisted: 40,
        // With what the seller still owns they come to the 100 issued.
        taken: { onHold: 0, heldByBuyers: 15, withdrawn: 0, retired: 5, cancelled: 0 },
        totalvalue: 290,
        status: 'Active',
      },
      {
        project_id: paused.project.id,
        project_name: paused.project.name,
        range: 10,
        unlisted: 0,
        totalvalue: 200,
        status: 'Paused',
      },
      {
        project_id: withdrawn.project.id,
        project_name: withdrawn.project.name,
        range: 8,
        unlisted: 8,
        totalvalue: 0,
        status: 'Withdrawn',
      },
      {
        project_id: expect.any(String),
        project_name: 'Only a Name',
        range: 0,
        unlisted: 0,
        totalvalue: 0,
        status: 'Not listed',
      },
    ]),
  )
  expect(await ask(seller, 'sellerTotalCredits')).toEqual({ totalsellerCredits: 98 })
  expect(await ask(seller, 'sellerTotalProjects')).toEqual({ totalsellerprojects: 4 })
  expect(await ask(seller, 'sellerMarketValue')).toEqual({ totalMarketValue: 490 })
  expect(await ask(seller, 'sellerOffset')).toEqual({
    offsetTonnes: 0,
    retiredTonnes: 5,
    soldTonnes: 20,
  })
})

test('answers for whatever listing the database holds, open or withdrawn, also beyond any amount', async () => {
  const seller = signIn(['seller'])
  const sellerId = seller.personId
  const { listing } = await offerCredits(database.db, { sellerId, issued: 100, listed: 60 })
  const { listing: gone } = await offerCredits(database.db, { sellerId, issued: 10, listed: 10 })
  await database.pool.query(
    'update listings set price_per_credit_cents = $1, price_minor = $1 where seller_id = $2',
    [2 ** 51 - 1, sellerId],
  )
  await inTransaction(database.db, (tx) => withdrawListing(tx, sellerId, gone.id, marketNow))
  const buyer = signIn()
  await buyCredits(database.db, buyer.personId, listing.id, 1)
  for (const question of questions) {
    await ask(seller, question)
    await ask(buyer, question)
  }
  const { totalMarketValue } = await ask(seller, 'sellerMarketValue')
  // What is listed now: 59 of the 60.
  expect(Number(totalMarketValue) / ((59 * 2 ** 51) / 100)).toBeCloseTo(1)
})
