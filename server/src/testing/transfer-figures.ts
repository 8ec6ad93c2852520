import { type Currency, currencies } from '@ledgerleaf/contract/currencies'
import type { ListedInvoice } from '@ledgerleaf/contract/invoices'
import type { MoneyFigure } from '@ledgerleaf/contract/money-lists'
import type { Order } from '@ledgerleaf/contract/orders'
import type { OwedBack, PayoutRun } from '@ledgerleaf/contract/payouts'
import type { Quote } from '@ledgerleaf/contract/quotes'
import { expect } from 'vitest'
import { lyingIn, type MovedAmount } from './ledger-figures.ts'
import type { AskedFor, Desk, TransferMarket } from './random-transfers.ts'

type Postings = readonly MovedAmount[]

const inAccounts = (postings: Postings, currency: string, begins: string): number =>
  lyingIn(postings, (account, asset) => asset === currency && account.startsWith(begins))

const came = (postings: Postings, { orderId, currency }: AskedFor): number =>
  postings.reduce(
    (sum, { kind, to, asset, amount }) =>
      sum + (kind === 'transfer' && asset === currency && to === `money/transferred/${orderId}` ? amount : 0),
    0,
  )

/** What the ledger says of an invoice that is neither paid nor over: its credits are held. */
const isHeld = (postings: Postings, orderId: string): boolean =>
  lyingIn(postings, (account) => account === `credits/held/${orderId}`) > 0
const isPaid = (postings: Postings, orderId: string): boolean =>
  postings.some(({ key }) => key === `pay:${orderId}`)

const sumIn = ({ sums }: MoneyFigure, currency: Currency) =>
  sums.reduce((sum, one) => sum + (one.currency === currency ? one.minor : 0), 0)
const total = <T>(some: readonly T[], of: (one: T) => number) => some.reduce((sum, one) => sum + of(one), 0)

/** The page of a quote says what came for it and what of that goes back, as the ledger has it. */
const checkQuote = async (market: TransferMarket, asked: AskedFor, postings: Postings): Promise<void> => {
  const quote: Quote = (await market.stranger.get(`/api/quotes/${asked.token}`)).json()
  const { orderId, currency, amountMinor } = asked
  const paid = isPaid(postings, orderId)
  expect(quote).toMatchObject({ currency, amountMinor })
  expect(quote.orderStatus === 'pending').toBe(isHeld(postings, orderId))
  expect(['settled', 'refunded'].includes(quote.orderStatus)).toBe(paid)
  expect(quote.receivedMinor).toBe(
    paid ? amountMinor : inAccounts(postings, currency, `money/transferred/${orderId}`),
  )
  const moved = (...states: string[]) =>
    total(quote.transfers, (one) => (states.includes(one.state) ? one.amountMinor : 0))
  expect(moved('received')).toBe(came(postings, asked))
  // What came is in the order, waits with it, or goes back.
  const kept = paid ? keptOf(postings, asked) : quote.receivedMinor
  expect(moved('owed', 'sent', 'booked')).toBe(moved('received') - kept)
}

/** What of an order's payment did not go back, in the currency it was paid in. */
const keptOf = (postings: Postings, { orderId, currency }: AskedFor): number => {
  const exchange = `world/money/exchange/${orderId}`
  if (currency !== 'usd') return inAccounts(postings, currency, exchange)
  const back = `money/transferred/${orderId}`
  const moved = (chosen: (one: MovedAmount) => boolean) =>
    total(postings, (one) => (chosen(one) ? one.amount : 0))
  return (
    moved(({ key, from }) => key === `pay:${orderId}` && from === back) -
    moved(({ key, to }) => key.startsWith('repay:') && to === back)
  )
}

/** Invoices less credit notes are what was asked for and still stands: all of it, what was kept, or nothing. */
const checkInvoices = (invoices: readonly ListedInvoice[], asked: AskedFor, postings: Postings): void => {
  const own = invoices.filter(({ orderId }) => orderId === asked.orderId)
  const stands = total(own, ({ kind, totalMinor }) => (kind === 'invoice' ? totalMinor : -totalMinor))
  for (const { currency } of own) expect(currency).toBe(asked.currency)
  const isOpen = asked.reference !== null && isHeld(postings, asked.orderId)
  const expected = isPaid(postings, asked.orderId) ? keptOf(postings, asked) : isOpen ? asked.amountMinor : 0
  expect(stands, `invoices of ${asked.orderId}`).toBe(expected)
}

/** What goes back of an order has left once the bank has booked all of it. */
const checkReturns = async ({ site }: Desk, orders: readonly Order[], postings: Postings): Promise<void> => {
  const { rows } = await site.pool.query<{ id: string; refund_id: string; asset: Currency }>(
    `select id, refund_id, currency as asset from money_returns where refund_id is not null`,
  )
  for (const { id: orderId, isByTransfer, returns, paid } of orders)
    for (const back of isByTransfer ? returns : []) {
      const owed = rows.filter(({ refund_id }) => refund_id === back.id)
      const left = total(owed, ({ id }) => inAccounts(postings, paid.currency, `money/owed/${id}`))
      expect(back.isPaid, `${orderId} returned`).toBe(left === 0)
    }
}

/** Lists of the desk, each currency for itself, beside the accounts they are about. */
const checkDesk = async ({ operators: [operator] }: Desk, postings: Postings): Promise<void> => {
  const ask = async (path: string) => (await operator?.get(path))?.json()
  const list = async (name: string, state = ''): Promise<MoneyFigure> =>
    (await ask(`/api/operator/money/lists/${name}?${new URLSearchParams(state ? { state } : {})}`)).total
  const { figures } = await ask('/api/operator/money')
  const { owed, runs }: { owed: OwedBack[]; runs: PayoutRun[] } = await ask('/api/operator/payouts')
  const { open } = await ask('/api/operator/bank')
  const [paid, bank, sent] = [
    await list('payments', 'succeeded'),
    await list('bank'),
    await list('returns', 'sent'),
  ]
  expect(figures.feesEarned.cents).toBe(inAccounts(postings, 'usd', 'money/fees/'))
  expect(figures.bankLinesOpen.count).toBe(open.length)
  const proposed = runs.flatMap(({ returns }) => returns.filter(({ state }) => state === 'proposed'))
  expect(figures.owedBack.count).toBe(owed.length + proposed.length)
  for (const currency of currencies) {
    const lies = (begins: string) => inAccounts(postings, currency, begins)
    const openCents = total(open, (one: { isCredit: boolean; amountCents: number; currency: string }) =>
      one.isCredit && one.currency.toLowerCase() === currency ? one.amountCents : 0,
    )
    expect(openCents, `unclaimed ${currency}`).toBe(lies('money/unclaimed/'))
    const shown = figures.bankLinesOpen.sums.find((one: { currency: string }) => one.currency === currency)
    expect(shown?.cameMinor ?? 0).toBe(openCents)
    const owedMinor = total([...owed, ...proposed], (one) =>
      one.currency === currency ? one.amountMinor : 0,
    )
    expect(sumIn(figures.owedBack, currency)).toBe(owedMinor)
    expect(owedMinor + sumIn(sent, currency), `owed ${currency}`).toBe(lies('money/owed/'))
    expect(sumIn(paid, currency), `paid ${currency}`).toBe(
      total(postings, ({ key, asset, from, amount }) =>
        key.startsWith('pay:') && asset === currency && !from.startsWith('world/money/exchange/')
          ? amount
          : 0,
      ),
    )
    // What the bank says that lies there is what came from payers less what left for them and for sellers.
    const outside = lies('world/money/payers') + lies('world/money/seller/')
    expect(sumIn(bank, currency), `the bank’s ${currency}`).toBe(0 - outside)
  }
}

/** Invoices that wait, and those of them that are overdue, of every history there was. */
const checkWaiting = async (
  { operators: [operator] }: Desk,
  everything: readonly AskedFor[],
  postings: Postings,
): Promise<void> => {
  const { figures } = (await operator?.get('/api/operator/money'))?.json() ?? {}
  const open = everything.filter(({ reference, orderId }) => reference && isHeld(postings, orderId))
  const overdue = open.filter(({ isOverdue }) => isOverdue)
  expect(figures.invoicesOpen.count).toBe(open.length)
  expect(figures.invoicesOverdue.count).toBe(overdue.length)
  for (const currency of currencies) {
    const due = (some: readonly AskedFor[]) =>
      total(some, (one) => (one.currency === currency ? one.amountMinor : 0))
    expect(sumIn(figures.invoicesOpen, currency)).toBe(due(open))
    expect(sumIn(figures.invoicesOverdue, currency)).toBe(due(overdue))
  }
}

/** Compares every figure about transfers with the postings. */
export const checkTransfers = async (
  desk: Desk,
  market: TransferMarket,
  everything: readonly AskedFor[],
  postings: Postings,
): Promise<void> => {
  const invoices: ListedInvoice[] = []
  for (let before = ''; ; ) {
    const page = (await market.company.get(`/api/invoices${before && `?before=${before}`}`)).json()
    invoices.push(...page.invoices)
    if (!page.more) break
    before = page.invoices.at(-1).number
  }
  const { orders } = (await market.company.get('/api/orders')).json()
  for (const asked of market.asked) {
    await checkQuote(market, asked, postings)
    checkInvoices(invoices, asked, postings)
  }
  await checkReturns(desk, orders, postings)
  await checkDesk(desk, postings)
  await checkWaiting(desk, everything, postings)
}
