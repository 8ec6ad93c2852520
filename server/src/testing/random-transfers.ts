import { randomUUID } from 'node:crypto'
import { type Currency, currencies, netIn } from '@ledgerleaf/contract/currencies'
import type { Quote } from '@ledgerleaf/contract/quotes'
import { vatOf } from '@ledgerleaf/contract/vat'
import { vi } from 'vitest'
import { inTransaction } from '../platform/transaction.ts'
import { importStatement } from '../trade/bank/index.ts'
import { marketRates, type RandomMarket, type Step, transferVerbs } from './random-market.ts'
import { testAccount } from './test-account.ts'
import { enterprise } from './test-checkout.ts'
import type { Browser, TestSite } from './test-site.ts'
import { accepting } from './test-transfers.ts'
import { type Booked, writeCamt } from './write-camt.ts'

/** The issuer of the invoices: some of the buyers owe it VAT. */
export const issuer = {
  ISSUER_NAME: 'Ledgerleaf GmbH',
  ISSUER_ADDRESS: 'Invalidenstraße 116; 10115 Berlin',
  ISSUER_COUNTRY: 'DE',
  ISSUER_VAT_ID: 'DE136695976',
  VAT_BASIS_POINTS: '1900',
  QUOTES_OPEN_MAX: '20',
}
const basisPoints = 1900

/** What a company was asked for, as the test itself adds it up. */
export type AskedFor = {
  orderId: string
  token: string
  currency: Currency
  amountMinor: number
  reference: string | null
  invoiceNumber: string | null
  isOverdue: boolean
}

export type TransferMarket = RandomMarket & {
  company: Browser
  /** Anybody who has the address of a quote. */
  stranger: Browser
  asked: AskedFor[]
  /** The files of the bank, to be sent once more. */
  files: Buffer[]
}
export type Desk = { site: TestSite; operators: readonly Browser[] }

// Where nothing can be sent to: the make-believe bank sends it back.
const ibans = ['DE43000000000000001717', 'DE57000000000000550000']

const ask = async (market: TransferMarket, { which, seller, quantity }: Step): Promise<void> => {
  const [own, other] = [market.sellers[seller], market.sellers[1 - seller]]
  const currency = currencies[which % currencies.length]
  if (!own || !other || !currency) return
  const offers = which < 4 ? [own.spot] : which < 8 ? [own.spot, other.spot] : [own.forward]
  const lines = offers.map(({ listing }) => ({
    ...listing,
    quantity,
    totalCents: quantity * listing.pricePerCreditCents,
  }))
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0)
  const isTaxed = quantity % 2 === 0
  const netMinor = netIn({ totalCents, lines }, currency, marketRates)
  const basket = await market.company.post('/api/baskets', {
    body: { lines: lines.map(({ id: listingId }) => ({ listingId, quantity })) },
  })
  const made = await market.company.post('/api/quotes', {
    body: {
      basketId: basket.json().id,
      expectedTotalCents: totalCents,
      expectedVatCents: isTaxed ? vatOf(totalCents, basisPoints) : 0,
      payIn: { currency, expectedMinor: netMinor },
      enterprise: { ...enterprise, taxId: '12345', country: isTaxed ? 'DE' : 'NO' },
      billingEmail: 'invoices@example.org',
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  // Sold out, or too many at a time: an answer like any other.
  if ([409, 429].includes(made.statusCode)) return
  const { orderId, token } = made.json()
  if (!orderId) throw new Error(`no quote: ${made.body}`)
  market.orders.push(orderId)
  market.transfers.add(orderId)
  const amountMinor = netMinor + (isTaxed ? vatOf(netMinor, basisPoints) : 0)
  const unasked = { reference: null, invoiceNumber: null, isOverdue: false }
  market.asked.push({ orderId, token, currency, amountMinor, ...unasked })
}

const decide = async (market: TransferMarket, asked: AskedFor, verb: 'accept' | 'decline'): Promise<void> => {
  const body = verb === 'accept' ? { body: accepting } : {}
  const answer = await market.stranger.post(`/api/quotes/${asked.token}/${verb}`, body)
  if (answer.statusCode !== 200) return
  const { reference, invoiceNumber }: Quote = answer.json()
  Object.assign(asked, { reference, invoiceNumber })
}

/** What companies' banks make of an invoice: some of it right. */
const booked = (asked: AskedFor, { verb, which, quantity }: Step, missing: number): Booked[] => {
  const currency = asked.currency.toUpperCase()
  const words = `Invoice ${asked.reference}`
  const payer = which % 5 === 4 ? { payer: null, iban: null } : { iban: ibans[which % 2] ?? null }
  const line = { cents: missing, currency, words, ...payer }
  if (verb === 'underpay') return [{ ...line, cents: 1 + Math.floor((missing * quantity) / 11) }]
  if (verb === 'overpay') return [{ ...line, cents: missing + quantity * 101 }]
  if (verb === 'pay_twice') return [line, { ...line, name: 'NONREF' }, { ...line, name: 'NONREF' }]
  if (verb === 'misname') return [{ ...line, words: `Thank you, ${asked.reference?.slice(0, -2)}` }]
  if (verb === 'pay_otherwise') {
    const others = ['USD', 'EUR', 'GBP', 'CHF'].filter((other) => other !== currency)
    return [{ ...line, currency: others[which % others.length] ?? 'CHF' }]
  }
  return [line]
}

/** The verb behind an operator's upload: uploads are limited to a few in a minute. */
const send = async ({ site }: Desk, bytes: Buffer): Promise<void> => {
  const { bank, publicUrl } = site.config
  if (!bank) throw new Error('there is no bank')
  const parts = { bank, sender: { publicUrl, secret: site.secret }, now: new Date() }
  const importer = { sandboxFor: randomUUID() }
  await inTransaction(site.db, (tx) => importStatement(tx, importer, { name: 'bank.xml', bytes }, parts))
}

const pay = async (desk: Desk, market: TransferMarket, asked: AskedFor, one: Step): Promise<void> => {
  const { receivedMinor }: Quote = (await market.stranger.get(`/api/quotes/${asked.token}`)).json()
  const file = writeCamt(booked(asked, one, asked.amountMinor - receivedMinor || asked.amountMinor))
  market.files.push(file)
  await send(desk, file)
}

/** Time passes: it is past the day it is due on, or nobody holds the credits for it any longer. */
const wait = async ({ site }: Desk, asked: AskedFor, verb: 'fall_due' | 'lapse'): Promise<void> => {
  if (verb === 'fall_due') {
    const late = `update quotes set due_at = now() - interval '1 day' where order_id = $1 and due_at is not null`
    asked.isOverdue ||= (await site.pool.query(late, [asked.orderId])).rowCount === 1
    return
  }
  await site.pool.query(`update orders set held_until = now() where id = $1 and status = 'pending'`, [
    asked.orderId,
  ])
  await site.pool.query(`select graphile_worker.add_job('sweep-orders', '{}'::json)`)
  await settled(site)
}

/** An operator places a line that nobody could, or says where money that is owed goes. */
const place = async (desk: Desk, market: TransferMarket, { verb, which }: Step): Promise<void> => {
  const [operator] = desk.operators
  const reason = 'somebody looked at it'
  if (verb === 'name_payee') {
    const { owed } = (await operator?.get('/api/operator/payouts'))?.json() ?? {}
    const nameless = owed.find(({ payeeName }: { payeeName: string | null }) => payeeName === null)
    const body = { account: testAccount, reason }
    if (nameless) await operator?.post(`/api/operator/returns/${nameless.id}/account`, { body })
    return
  }
  const { open } = (await operator?.get('/api/operator/bank'))?.json() ?? {}
  const line = open[which % Math.max(1, open.length)]
  if (!line) return
  const path = `/api/operator/bank/lines/${line.id}`
  const invoice =
    line.likely[0]?.number ?? market.asked.find(({ invoiceNumber }) => invoiceNumber)?.invoiceNumber
  if (verb === 'assign') await operator?.post(`${path}/assign`, { body: { invoice, reason } })
  else await operator?.post(`${path}/${verb === 'give_back' ? 'return' : 'set-aside'}`, { body: { reason } })
}

/** The bank sends something back that it had booked long before. */
const bounce = async (desk: Desk, market: TransferMarket, { which }: Step): Promise<void> => {
  const { runs } = (await desk.operators[0]?.get('/api/operator/payouts'))?.json() ?? {}
  type Moved = {
    reference: string
    state: string
    currency?: string
    amountMinor?: number
    amountCents?: number
  }
  const moved: Moved[] = runs
    .flatMap((run: { payouts: Moved[]; returns: Moved[] }) => [...run.payouts, ...run.returns])
    .filter(({ state }: Moved) => state === 'confirmed')
  const one = moved[which % Math.max(1, moved.length)]
  if (!one) return
  const cents = one.amountMinor ?? one.amountCents ?? 0
  const currency = (one.currency ?? 'usd').toUpperCase()
  const file = writeCamt([{ cents, currency, words: `Returned ${one.reference}` }])
  market.files.push(file)
  await send(desk, file)
}

const isOfTransfers: ReadonlySet<string> = new Set(transferVerbs)

/** Does what a company, its bank or an operator does about a transfer; false where the step is of another kind. */
export const transfer = async (desk: Desk, market: TransferMarket, one: Step): Promise<boolean> => {
  const { verb, which } = one
  if (!isOfTransfers.has(verb)) return false
  // What is to be accepted is not yet, and what is to be paid is: most of what people do makes sense.
  const isDecision = verb === 'accept' || verb === 'decline'
  const fitting = market.asked.filter(({ reference }) => (reference === null) === isDecision)
  const asked = fitting[which % Math.max(1, fitting.length)]
  const file = market.files[which % Math.max(1, market.files.length)]
  if (verb === 'ask') await ask(market, one)
  else if (verb === 'send_again') await (file && send(desk, file))
  else if (verb === 'bounce') await bounce(desk, market, one)
  else if (['assign', 'give_back', 'set_aside', 'name_payee'].includes(verb)) await place(desk, market, one)
  else if (!asked) return true
  else if (verb === 'accept' || verb === 'decline') await decide(market, asked, verb)
  else if (verb === 'fall_due' || verb === 'lapse') await wait(desk, asked, verb)
  else await pay(desk, market, asked, one)
  return true
}

const following = [
  ...['sweep-orders', 'close-quote', 'close-payment', 'invoice-orders'],
  ...['refund-payment', 'refund-part', 'return-payment'],
]

/** Until everything that follows from what happened to transfers has happened; a card that cannot be refunded is tried later. */
export const settled = (site: TestSite): Promise<void> =>
  vi.waitFor(async () => {
    const { rowCount } = await site.pool.query(
      `select from graphile_worker.jobs where task_identifier = any($1) and run_at <= now()
        and (attempts = 0 or locked_at is not null)`,
      [following],
    )
    if (rowCount !== 0) throw new Error('there is something left to do')
  }, 20_000)
