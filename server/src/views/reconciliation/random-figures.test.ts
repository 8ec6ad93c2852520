import process from 'node:process'
import { sumByCurrency } from '@ledgerleaf/contract/currencies'
import type { Order } from '@ledgerleaf/contract/orders'
import type { Payout } from '@ledgerleaf/contract/payouts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBreaches } from '../../ledger/invariants.ts'
import { grantRole } from '../../people/identity/index.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { checkSeller } from '../../testing/check-seller.ts'
import {
  creditsIn,
  lyingIn,
  type MovedAmount,
  readPostings,
  sellerMoney,
  sellerMoves,
} from '../../testing/ledger-figures.ts'
import { type MarketSeller, openStall, step, take } from '../../testing/random-market.ts'
import { clickRun, isRunClick, readRuns } from '../../testing/random-runs.ts'
import {
  type AskedFor,
  issuer,
  settled,
  type TransferMarket,
  transfer,
} from '../../testing/random-transfers.ts'
import { testAccount } from '../../testing/test-account.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { checkTransfers } from '../../testing/transfer-figures.ts'
import { findForwardBreaches } from './forward-invariants.ts'
import { findOrderBreaches } from './order-invariants.ts'

let site: TestSite
let operators: Browser[]
const password = 'correct-horse-battery'
let people = 0

type Person = { id: string; email: string; browser: Browser }

const signUp = async (path: string, names: object): Promise<Person> => {
  people += 1
  const email = `figure${people}@example.org`
  const browser = site.browser(`10.8.${people}.1`)
  const { person } = (await browser.post(path, { body: { email, password, ...names } })).json()
  return { id: person.id, email, browser }
}

const newOperator = async (name: string): Promise<Browser> => {
  const { id, browser } = await signUp('/api/auth/sign-up', { name })
  await inTransaction(site.db, (tx) => grantRole(tx, id, 'operator', new Date()))
  return browser
}

beforeAll(async () => {
  site = await testSite(issuer)
  operators = [await newOperator('Ona'), await newOperator('Ossi')]
})
afterAll(() => site.close())

/** The second seller's account is closed: what is paid there comes back. */
const accounts = ['1234567890', '12340000']

type World = TransferMarket & { people: readonly Person[]; buyer: Person }

const makeWorld = async (): Promise<World> => {
  const sellers: MarketSeller[] = []
  const owners: Person[] = []
  for (const [place, account] of accounts.entries()) {
    const names = { firstName: 'Sam', lastName: 'Seller', companyName: `Figures ${people}` }
    const owner = await signUp('/api/auth/sign-up-seller', names)
    await checkSeller(site.db, owner.id)
    await owner.browser.post('/api/seller/bank-account', { body: { ...testAccount, account } })
    sellers.push(await openStall(site, owner.id, place))
    owners.push(owner)
  }
  const buyer = await signUp('/api/auth/sign-up', { name: 'Bea' })
  await site.pool.query('update users set email_verified = true where id = $1', [buyer.id])
  const stranger = site.browser(`10.9.${people}.1`)
  const none = { orders: [], transfers: new Set<string>(), asked: [], files: [] }
  return { sellers, people: owners, buyer, buyerId: buyer.id, company: buyer.browser, stranger, ...none }
}

const checkStatement = async ({ id, browser }: Person, postings: readonly MovedAmount[]) => {
  const { rows, earlierRows, ...sums } = (await browser.get('/api/statement')).json()
  const { sentCents: _, arrivedCents: __, ...told } = sellerMoney(postings, id)
  expect(sums).toEqual(told)
  expect(earlierRows).toBe(0)
  const shown = rows.map(({ netCents, balanceCents }: Record<string, number>) => ({ netCents, balanceCents }))
  const moved = sellerMoves(postings, id).reverse()
  expect(shown).toEqual(moved.map(({ netCents, balanceCents }) => ({ netCents, balanceCents })))
  type Row = { kind: string; grossCents: number; feeCents: number }
  const sum = (kind: string, what: 'grossCents' | 'feeCents') =>
    rows.reduce((total: number, row: Row) => total + (row.kind === kind ? row[what] : 0), 0)
  expect(sum('sale', 'grossCents')).toBe(told.salesCents)
  expect(0 - sum('refund', 'grossCents')).toBe(told.refundsCents)
  expect(sum('sale', 'feeCents') + sum('refund', 'feeCents')).toBe(told.feesCents)
}

/** What lies in the escrow of a seller's promises, with the fee that is in it. */
const escrowOf = async (sellerId: string, postings: readonly MovedAmount[]) => {
  const { rows } = await site.pool.query<{ id: string }>(
    `select id from order_lines where seller_id = $1 and sale_type = 'forward'`,
    [sellerId],
  )
  const accounts = new Set(rows.map(({ id }) => `money/held/${id}`))
  return lyingIn(postings, (account) => accounts.has(account))
}

const checkBalance = async ({ id, browser }: Person, postings: readonly MovedAmount[]) => {
  const {
    holdDays: _,
    payouts,
    ripens,
    feeBasisPoints: __,
    connect,
    ...own
  } = (await browser.get('/api/seller/balance')).json()
  // The only thing of a seller's balance that the desk has no use for.
  expect(connect).toBeNull()
  const { balanceCents, sentCents, arrivedCents } = sellerMoney(postings, id)
  expect(own.availableCents + own.pendingCents).toBe(balanceCents)
  expect(own.sentCents).toBe(sentCents)
  const gross = await escrowOf(id, postings)
  // The seller's part of each promise is rounded down as it is delivered.
  expect(Math.abs(own.escrowCents - gross * 0.975)).toBeLessThanOrEqual(20)
  if (gross === 0) expect(own.escrowCents).toBe(0)
  const paid = (state: string) =>
    payouts.reduce((sum: number, one: Payout) => sum + (one.state === state ? one.amountCents : 0), 0)
  expect(paid('sent')).toBe(sentCents)
  expect(paid('confirmed')).toBe(arrivedCents)
  const ripening = ripens.reduce((sum: number, { cents }: { cents: number }) => sum + cents, 0)
  expect(own.pendingCents === balanceCents || ripening <= own.pendingCents).toBe(true)
  const candidate = (await readRuns(operators)).candidates.find(({ sellerId }) => sellerId === id)
  if (balanceCents + sentCents + own.escrowCents > 0) expect(candidate).toMatchObject(own)
}

const ask = async ({ browser, email }: Person, path: string) =>
  (await browser.post(`/api/dashboard/${path}`, { body: { email } })).json()

const sold = (postings: readonly MovedAmount[], batchId: string) =>
  creditsIn(postings, batchId, 'owned') + creditsIn(postings, batchId, 'retired')

const checkSellersCredits = async (
  person: Person,
  seller: MarketSeller,
  postings: readonly MovedAmount[],
) => {
  const issued = [seller.spot.batch.id, seller.subscription.batch.id, seller.delivered]
  const total = (pile: (batchId: string) => number) => issued.reduce((sum, id) => sum + pile(id), 0)
  const soldCredits = total((id) => sold(postings, id))
  const retiredCredits = total((id) => creditsIn(postings, id, 'retired'))
  const owned = total((id) => creditsIn(postings, id, 'available') + creditsIn(postings, id, 'listed'))
  const stock = [seller.spot, seller.subscription]
  const worth = stock.reduce(
    (sum, { batch, listing }) => sum + creditsIn(postings, batch.id, 'listed') * listing.pricePerCreditCents,
    0,
  )
  expect(await ask(person, 'seller-total-offset')).toMatchObject({
    soldTonnes: soldCredits,
    retiredTonnes: retiredCredits,
  })
  expect(await ask(person, 'seller-total-credits')).toEqual({ totalsellerCredits: owned })
  expect(await ask(person, 'seller-total-market-value')).toEqual({ totalMarketValue: worth / 100 })
  const page = (await person.browser.get(`/api/market/sellers/${person.id}`)).json()
  expect(page).toMatchObject({ soldCredits, retiredCredits })
}

/** What the market and the seller's desk say was sold leaves out what went back, listing by listing. */
const checkSold = async (person: Person, seller: MarketSeller, postings: readonly MovedAmount[]) => {
  const { listings } = (await person.browser.get('/api/seller/listing-figures')).json()
  for (const { project, batch, listing } of [seller.spot, seller.subscription]) {
    const kept = sold(postings, batch.id)
    const supply = (await person.browser.get(`/api/market/projects/${project.id}/supply`)).json()
    const netOf = (sum: number, one: Record<string, number>) =>
      sum + (one.credits ?? 0) - (one.returnedCredits ?? 0)
    expect(supply.sold.reduce(netOf, 0)).toBe(kept)
    const figures = listings.find(({ id }: { id: string }) => id === listing.id)
    // A listing that is over is no longer on the desk.
    if (figures) expect(figures.soldCredits).toBe(kept)
  }
}

const checkTrade = async (person: Person, seller: MarketSeller, postings: readonly MovedAmount[]) => {
  let earned = 0
  let escrow = 0
  const { projects } = (await person.browser.get('/api/seller/projects')).json()
  for (const { project, batch } of [seller.spot, seller.subscription, seller.forward]) {
    const trade = (await person.browser.get(`/api/seller/projects/${project.id}/trade`)).json()
    const sum = (what: string) =>
      trade.sold.reduce((all: number, line: Record<string, number>) => all + (line[what] ?? 0), 0)
    const batches = batch.id === seller.forward.batch.id ? [batch.id, seller.delivered] : [batch.id]
    // The list of projects says of each what its own page says line by line.
    expect(projects.find(({ id }: { id: string }) => id === project.id)).toMatchObject({
      soldCredits: sum('quantity'),
      earnedCents: sum('sellerCents'),
      leftCredits: batches.reduce((all, id) => all + creditsIn(postings, id, 'listed'), 0),
    })
    expect(sum('quantity')).toBe(batches.reduce((all, id) => all + sold(postings, id), 0))
    earned += sum('sellerCents') + sum('feeCents')
    escrow += sum('escrowCents')
    const retired = trade.retired.reduce(
      (all: number, { quantity }: { quantity: number }) => all + quantity,
      0,
    )
    expect(retired).toBe(batches.reduce((all, id) => all + creditsIn(postings, id, 'retired'), 0))
  }
  const own = (await person.browser.get('/api/seller/balance')).json()
  expect(escrow).toBe(own.escrowCents)
  const { salesCents, refundsCents } = sellerMoney(postings, person.id)
  // Where a seller had been paid out already, the platform bore what went back of it.
  expect(earned).toBeLessThanOrEqual(salesCents - refundsCents)
}

const checkBuyer = async ({ buyer }: World, postings: readonly MovedAmount[]) => {
  const held = lyingIn(postings, (account) => account === `credits/owned/${buyer.id}`)
  const retired = lyingIn(postings, (account) => account === `credits/retired/${buyer.id}`)
  expect(await ask(buyer, 'total-credits')).toEqual({ totalcreds: held + retired })
  const { heldTonnes, offsetTonnes, pendingTonnes, uncountedTonnes } = await ask(buyer, 'buyer-total-offset')
  expect({ heldTonnes, all: offsetTonnes + pendingTonnes + uncountedTonnes }).toEqual({
    heldTonnes: held,
    all: retired,
  })
  const { days } = await ask(buyer, 'buyer-credits-over-time')
  if (held + retired > 0) expect(days.at(-1)).toMatchObject({ heldCredits: held, retiredCredits: retired })
  const orders: Order[] = (await buyer.browser.get('/api/orders')).json().orders
  const parts = await site.pool.query<{ id: string; order_id: string }>(
    'select id, order_id from part_refunds',
  )
  const posted = (keys: readonly string[]) =>
    postings.reduce(
      (sum, { key, asset, amount }) => sum + (asset === 'usd' && keys.includes(key) ? amount : 0),
      0,
    )
  for (const { id, status, totalCents, vatCents, isByTransfer, returns } of orders) {
    const isPaid = status === 'settled' || status === 'refunded'
    expect(posted([`pay:${id}`])).toBe(isPaid ? totalCents + vatCents : 0)
    // What goes back by transfer is looked at for itself.
    if (isByTransfer) continue
    const returned = parts.rows.filter((part) => part.order_id === id).map((part) => `repay:${part.id}`)
    expect(returns.reduce((sum, back) => sum + (back.isPaid ? back.amountCents : 0), 0)).toBe(
      posted([`repay:${id}`, ...returned]),
    )
  }
}

const check = async (world: World): Promise<void> => {
  const postings = await readPostings(site.pool)
  for (const [place, person] of world.people.entries()) {
    const seller = world.sellers[place]
    if (!seller) continue
    await checkStatement(person, postings)
    await checkBalance(person, postings)
    await checkSellersCredits(person, seller, postings)
    await checkTrade(person, seller, postings)
    await checkSold(person, seller, postings)
  }
  await checkBuyer(world, postings)
  await checkTransfers({ site, operators }, world, everything, postings)
  const { runs } = await readRuns(operators)
  for (const { totals, payouts, returns } of runs)
    expect(totals).toEqual(
      sumByCurrency([
        ...payouts.map(({ amountCents }) => ({ currency: 'usd' as const, minor: amountCents })),
        ...returns.map(({ currency, amountMinor }) => ({ currency, minor: amountMinor })),
      ]),
    )
}

/** What every history so far has asked companies for: the desk tells of them all. */
const everything: AskedFor[] = []
const histories = Number(process.env.HISTORIES ?? 3)

test(
  'after any history of cards and bank transfers every figure of statement, dashboards, trade step, invoices, public page and desk is what the ledger says',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 35, maxLength: 75 }), async (steps) => {
        const world = await makeWorld()
        for (const one of steps) {
          if (await transfer({ site, operators }, world, one)) continue
          await (isRunClick(one) ? clickRun(operators, world.sellers, one) : take(site, world, one))
        }
        await settled(site)
        everything.push(...world.asked)
        await check(world)
        expect(await findOrderBreaches(site.db)).toEqual([])
        expect(await findForwardBreaches(site.db)).toEqual([])
        expect(await findBreaches(site.db)).toEqual([])
      }),
      { numRuns: histories, seed: Number(process.env.SEED ?? 18), endOnFailure: true },
    )
  },
  Math.max(240_000, histories * 60_000),
)
