import { randomUUID } from 'node:crypto'
import type { ActOnMoney, MoneyAct } from '@ledgerleaf/contract/money'
import { grantRole } from '../people/identity/index.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type TestCheckout, testCheckout } from './test-checkout.ts'
import type { Browser } from './test-site.ts'

type Parts = { listingId: string; quantity: number }[] | null
export const why = 'The buyer was charged for the wrong project'

/** A shop with two operators at its desk. */
export const testDesk = async (variables: NodeJS.ProcessEnv = {}) => {
  const shop: TestCheckout = await testCheckout(variables)
  const operator = async (email: string): Promise<Browser> => {
    const browser = await shop.person(email)
    const { person } = (await browser.get('/api/auth/session')).json()
    await inTransaction(shop.site.db, (tx) => grantRole(tx, person.id, 'operator', new Date()))
    return browser
  }
  const first = await operator('ona@desk.example.org')
  const second = await operator('ossi@desk.example.org')
  let buyers = 0
  /** A settled order of so many credits at ten dollars. */
  const buy = async (quantity = 5, { isGuest = false } = {}) => {
    buyers += 1
    const seller = await shop.seller(`seller-${buyers}@desk.example.org`)
    const { listing, batch, project } = await shop.listing(quantity + 5, 1000, seller.id)
    const buyer = isGuest ? shop.guest() : await shop.person(`buyer-${buyers}@desk.example.org`)
    const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity }])
    const pay = isGuest ? 'checkout_page' : 'card_on_file'
    const placed = (await shop.order(buyer, basketId, quantity * 1000, { pay })).json()
    if (isGuest) await shop.payAt(placed.payUrl)
    await shop.until(buyer, placed, 'settled')
    const { person } = (await buyer.get('/api/auth/session')).json()
    return {
      id: placed.id as string,
      placed,
      buyer,
      buyerId: person?.id as string,
      seller,
      listing,
      batch,
      project,
    }
  }
  const preview = async (orderId: string, parts: Parts = null, by = first) => {
    const words = parts?.map(({ listingId, quantity }) => `${listingId}:${quantity}`).join(',')
    return by.get(`/api/operator/money/orders/${orderId}/refund${words ? `?parts=${words}` : ''}`)
  }
  const act = (
    doing: MoneyAct,
    {
      by = first,
      key = randomUUID() as string,
      ...rest
    }: Partial<ActOnMoney> & { by?: Browser; key?: string } = {},
  ) =>
    by.post('/api/operator/money/acts', {
      body: { act: doing, reason: why, requestId: null, ...rest },
      headers: { 'idempotency-key': key },
    })
  /** Looks, then refunds what was looked at. */
  const refund = async (orderId: string, parts: Parts = null, options: Parameters<typeof act>[1] = {}) => {
    const { basis } = (await preview(orderId, parts)).json()
    return act({ kind: 'refund', orderId, parts, basis }, options)
  }
  const checkOut = (browser: Browser, basketId: string, { pay = 'checkout_page', totalCents = 2000 } = {}) =>
    shop.order(browser, basketId, totalCents, { pay })
  const order = async (id: string, by = first) => (await by.get(`/api/operator/money/orders/${id}`)).json()
  const overview = async (by = first) => (await by.get('/api/operator/money')).json()
  const mails = async () => (await shop.site.pool.query('select * from order_mails')).rows
  return { ...shop, checkOut, operator, first, second, buy, preview, act, refund, order, overview, mails }
}
export type TestDesk = Awaited<ReturnType<typeof testDesk>>
