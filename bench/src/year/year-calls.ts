import { Credits } from '@ledgerleaf/contract/units'
import type { Database } from '../../../server/src/platform/db.ts'
import { inTransaction } from '../../../server/src/platform/transaction.ts'
import { saveBasket } from '../../../server/src/trade/baskets/save-basket.ts'
import { placeOrder } from '../buy.ts'
import { demoBuyer, demoSeller, signIn } from '../sign-in.ts'
import { openNewcomer } from './open-newcomer.ts'

/** One thing people ask of a market, and how to ask it. */
export type YearCall = { name: string; ask: () => Promise<unknown> }

const readAll = async (url: string, init: RequestInit = {}): Promise<void> => {
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
}

const findOne = async ({ pool }: Database, statement: string, values: unknown[] = []): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(statement, values)
  if (!rows[0]) throw new Error(`nothing is there for ${statement}`)
  return rows[0].id
}

/** The listing that was bought most, a basket of one credit of it, and what that costs. */
const makeBasket = async (database: Database) => {
  const { rows } = await database.pool.query<{ id: string; project: string; cents: number }>(
    `select listing.id, listing.project_id as project, listing.price_per_credit_cents::float8 as cents
     from sellable_listings offer join listings listing on listing.id = offer.listing_id
     where listing.minimum_fill = 1 and listing.currency = 'usd' and listing.sale_type = 'spot'
     order by (select count(*) from order_lines line where line.listing_id = listing.id) desc, listing.id limit 1`,
  )
  const [listing] = rows
  if (!listing) throw new Error('nothing is on sale')
  const lines = [{ listingId: listing.id, quantity: Credits.parse(1) }]
  const basket = await inTransaction(database.db, (tx) => saveBasket(tx, lines, new Date()))
  return { ...listing, basket: basket.id }
}

/**
 * The main pages and calls, in an empty market and in a full one. A newcomer has the same in both: that is what the market's growth
 * costs. The demo's own people have a few of each before the year and thousands after it.
 */
export const yearCalls = async (origin: string, database: Database): Promise<YearCall[]> => {
  const buyer = await signIn(origin, demoBuyer)
  const seller = await signIn(origin, demoSeller)
  const hot = await makeBasket(database)
  const organisation = `(select organisation_id from memberships join users on users.id = person_id where email = $1)`
  const analysis = await findOne(
    database,
    `select analyses.id from analyses join reports on reports.id = report_id where state = 'completed' and person_id = (select id from users where email = $1) limit 1`,
    [demoBuyer.email],
  )
  const certificate = await findOne(
    database,
    `select id from retirements where buyer_id = ${organisation} order by id desc limit 1`,
    [demoBuyer.email],
  )
  const page = (path: string): YearCall => ({ name: path, ask: () => readAll(origin + path) })
  const get = (name: string, path: string, cookie = ''): YearCall => ({
    name,
    ask: () => readAll(origin + path, { headers: { cookie } }),
  })
  const question = (path: string): YearCall => ({
    name: `${path} of the great buyer`,
    ask: () =>
      readAll(`${origin}/api/dashboard/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: buyer },
        body: JSON.stringify({ email: demoBuyer.email }),
      }),
  })
  const newcomer = await openNewcomer(origin, database, hot.id)
  return [
    page('/'),
    page('/marketplace'),
    get('a project page', `/projects/${hot.project}`),
    get('market, first page', '/api/market/projects'),
    get('market, by words', '/api/market/projects?q=cedar&sort=cheapest'),
    get("a newcomer's desk", '/api/buyer-desk', newcomer),
    get("a newcomer's orders", '/api/orders', newcomer),
    get("a newcomer's holdings", '/api/holdings', newcomer),
    get("a newcomer's retirements", '/api/retirements', newcomer),
    get('desk of the great buyer', '/api/buyer-desk', buyer),
    question('total-credits'),
    question('buyer-total-market-value'),
    question('buyer-recent-transactions'),
    question('buyer-credits-over-time'),
    get('orders of the great buyer', '/api/orders', buyer),
    get('holdings of the great buyer', '/api/holdings', buyer),
    get('where the great buyer’s credits are from', '/api/buyer-desk/portfolio', buyer),
    get('retirements of the great buyer', '/api/retirements', buyer),
    get('projects of the great seller', '/api/seller/projects', seller),
    get('an analysis', `/api/analyses/${analysis}`, buyer),
    get('a certificate', `/api/certificates/${certificate}`),
    get('the log, newest entries', '/api/log/entries'),
    { name: 'a purchase, until held', ask: () => placeOrder(origin, hot, hot.cents) },
  ]
}
