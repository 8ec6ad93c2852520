import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BookedAccount, ExportName, namedPeriod } from '@ledgerleaf/contract/accounting'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountingCommands } from '../../cli/accounting-commands.ts'
import {
  type MoneyAccount,
  owedBack,
  payersFunds,
  transferred,
  unclaimed,
  usd,
} from '../../ledger/accounts.ts'
import type { EntryKind } from '../../ledger/ledger.tables.ts'
import { post } from '../../ledger/post.ts'
import { grantRole } from '../../people/identity/index.ts'
import { orThrow } from '../../platform/outcome.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { buyCredits, offerCredits, promiseCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import {
  failReturn,
  finishPartRefund,
  placeOrder,
  refundLines,
  settleOrder,
} from '../../trade/orders/index.ts'
import { partRefunds } from '../../trade/orders/orders.tables.ts'
import { recordPayout } from '../../trade/payouts/index.ts'
import { importRates } from '../../trade/rates/index.ts'
import { chartFile } from './chart.ts'

let site: TestSite
let operator: Browser
const on = (day: string) => new Date(`${day}T12:00:00Z`)

const vat = { category: 'S', basisPoints: 1900, country: 'DE', reason: null, check: null } as const

/** A sale in euros with VAT, two lines of it, part of which went back; its return failed once. */
const tradeInEuros = () =>
  inTransaction(site.db, async (tx) => {
    const rates = { day: '2026-04-01', source: 'a bank', usdPerEuro: 1_082_300, gbpPerEuro: 834_500 }
    const { id } = await importRates(tx, null, rates, on('2026-04-01'))
    const offers = [await offerCredits(site.db), await offerCredits(site.db)]
    const lines = offers.map(({ listing }) => ({ listingId: listing.id, quantity: Credits.parse(3) }))
    const paysIn = { currency: 'eur', sheet: { id, ...rates } } as const
    const asked = { buyerId: randomUUID(), lines, feeBasisPoints: 250, vat, paysIn }
    const order = orThrow(await placeOrder(tx, asked, on('2026-04-05')))
    await settleOrder(tx, order, null, on('2026-04-05'))
    const parts = lines.slice(1).map(({ listingId }) => ({ listingId, quantity: 1 }))
    await refundLines(tx, { orderId: order.id, reference: 'one', reason: 'asked', parts }, on('2026-04-06'))
    const [back] = await tx.select().from(partRefunds).where(eq(partRefunds.orderId, order.id))
    await finishPartRefund(tx, back?.id ?? '', `re_${order.id}`, on('2026-04-06'))
    await failReturn(tx, `re_${order.id}`, 'no such card', on('2026-04-07'))
    await finishPartRefund(tx, back?.id ?? '', `re_${order.id}_2`, on('2026-04-08'))
  })

/** A transfer nobody could place, owed back and sent back in part, and one for an order that it does not pay in full. */
const transfer = async () => {
  const [line, back, order] = [randomUUID(), randomUUID(), randomUUID()]
  const move = (key: string, kind: EntryKind, amount: number, from: MoneyAccount, to: MoneyAccount) =>
    inTransaction(site.db, (tx) =>
      post(tx, {
        key: `${key}:${line}`,
        kind,
        now: on('2026-04-09'),
        postings: [{ asset: usd, amount: Cents.parse(amount), from, to }],
      }),
    )
  await move('claim', 'claim', 900, payersFunds, unclaimed(line))
  await move('owe', 'owe', 700, unclaimed(line), owedBack(back))
  await move('send_back', 'send_back', 600, owedBack(back), payersFunds)
  await move('transfer', 'transfer', 500, payersFunds, transferred(order))
}

/** Sales in two months, one of them forward, a refund in part that was returned, and a payout. */
const trade = async () => {
  const { listing, sellerId } = await offerCredits(site.db, { priceCents: 1003 })
  await buyCredits(site.db, randomUUID(), listing.id, 3, { at: on('2026-03-31') })
  const order = await buyCredits(site.db, randomUUID(), listing.id, 5, { at: on('2026-04-01') })
  const { listing: promised } = await promiseCredits(site.db, { sellerId })
  await buyCredits(site.db, randomUUID(), promised.id, 4, { at: on('2026-04-02') })
  // In one transaction: the job that returns the money would do it on another day.
  await inTransaction(site.db, async (tx) => {
    const parts = [{ listingId: listing.id, quantity: 2 }]
    await refundLines(tx, { orderId: order.id, reference: 'two', reason: 'asked', parts }, on('2026-04-03'))
    const [back] = await tx.select().from(partRefunds).where(eq(partRefunds.orderId, order.id))
    await finishPartRefund(tx, back?.id ?? '', `re_${order.id}`, on('2026-04-04'))
    await recordPayout(tx, { sellerId, reference: '=PAID()', amountCents: 1000 }, on('2026-04-30'))
  })
}

beforeAll(async () => {
  site = await testSite()
  operator = site.browser('10.7.0.1')
  const body = { email: 'ona@example.org', password: 'correct-horse-battery', name: 'Ona' }
  const { person } = (await operator.post('/api/auth/sign-up', { body })).json()
  await inTransaction(site.db, (tx) => grantRole(tx, person.id, 'operator', new Date()))
  await trade()
  await tradeInEuros()
  await transfer()
})
afterAll(() => site.close())

const ask = async (name: string, from: string, to: string) =>
  (await operator.get(`/api/operator/accounting/${name}/export.csv?from=${from}&to=${to}`)).body
const linesOf = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, bare]) => quoted ?? bare ?? '',
      ),
    )
const cents = (text: string | undefined) => Math.round(Number(text || '0') * 100)

type Foot = Map<string, number>
const read = (csv: string) => {
  const lines = linesOf(csv)
  const entries = lines.filter(([row]) => row === 'entry')
  const balances = (when: string): Foot =>
    new Map(
      lines
        .filter(([row]) => row === when)
        .map((cells) => [`${cells[4]} ${cells[8]}`, cents(cells[6]) - cents(cells[7])]),
    )
  return { lines, entries, before: balances('before'), after: balances('after') }
}

const codes: Record<string, string> = {
  ...{ 'world/money/buyer': '1200', 'world/money/seller': '1000', 'world/money/payers': '1000' },
  ...{ 'world/money/exchange': '1300', 'money/held': '2100', 'money/transferred': '2110' },
  ...{ 'money/unclaimed': '2120', 'money/owed': '2130', 'money/proceeds': '2200', 'money/sent': '2300' },
  ...{ 'money/tax': '2400', 'money/fees': '4000' },
}

/** What the ledger says each account holds: less than nothing for what is owed, more for what came in. */
const balances = async (): Promise<Foot> => {
  const { rows } = await site.pool.query<{ account: string; asset: string; sum: number }>(
    `select substring(account from '^(?:world/)?money/[a-z]+') as account, asset, -sum(amount)::bigint as sum
     from ledger_balances where account ~ '^(world/)?money/' group by 1, 2`,
  )
  const foot: Foot = new Map()
  for (const { account, asset, sum } of rows) {
    const name = `${codes[account] ?? account} ${asset.toUpperCase()}`
    foot.set(name, (foot.get(name) ?? 0) + Number(sum))
  }
  return new Map([...foot].filter(([, sum]) => sum !== 0))
}

test('the journal is balanced entry by entry, and begins and ends with the ledger’s balances in each currency', async () => {
  const march = read(await ask('journal', '2026-03-01', '2026-03-31'))
  const april = read(await ask('journal', '2026-04-01', '2026-04-30'))
  const byEntry = new Map<string, number>()
  for (const cells of [...march.entries, ...april.entries]) {
    const of = `${cells[3]} ${cells[8]}`
    byEntry.set(of, (byEntry.get(of) ?? 0) + cents(cells[6]) - cents(cells[7]))
  }
  // Of the sale in euros four entries are in both currencies: paid, returned, came back, returned again.
  expect(byEntry.size).toBe(9 + 2 + 2 * 4 + 4)
  expect([...byEntry.values()].every((sum) => sum === 0)).toBe(true)
  const nonZero = (foot: Foot) => new Map([...foot].filter(([, sum]) => sum !== 0))
  expect(nonZero(april.before)).toEqual(nonZero(march.after))
  for (const [account, sum] of april.after) {
    const moved = april.entries.reduce(
      (all, cells) => all + (`${cells[4]} ${cells[8]}` === account ? cents(cells[6]) - cents(cells[7]) : 0),
      0,
    )
    expect(sum).toBe((april.before.get(account) ?? 0) + moved)
  }
  expect(await balances()).toEqual(nonZero(april.after))
  for (const currency of ['USD', 'EUR']) {
    const own = [...april.after].filter(([account]) => account.endsWith(currency))
    expect(own.reduce((all, [, sum]) => all + sum, 0)).toBe(0)
    const [foot, ...others] = april.lines.filter((cells) => cells[0] === 'sum' && cells[8] === currency)
    expect(others).toEqual([])
    for (const column of [6, 7])
      expect(cents(foot?.[column])).toBe(
        april.entries.reduce((all, cells) => all + (cells[8] === currency ? cents(cells[column]) : 0), 0),
      )
  }
  expect(april.lines.some((cells) => cells[4] === '9999')).toBe(false)
  const shown = (await operator.get('/api/operator/accounting?from=2026-04-01&to=2026-04-30')).json()
  expect(
    new Map(shown.accounts.map((one: BookedAccount) => [`${one.code} ${one.currency}`, one.closingCents])),
  ).toEqual(april.after)
})

test('a period that is over is the same to the byte whenever it is asked for, whatever came after', async () => {
  const all = () => Promise.all(ExportName.options.map((name) => ask(name, '2026-03-15', '2026-04-15')))
  const before = await all()
  const { listing } = await offerCredits(site.db)
  await buyCredits(site.db, randomUUID(), listing.id, 2, { at: new Date() })
  await inTransaction(site.db, async (tx) => {
    const { rows } = await site.pool.query<{ id: string; listing_id: string }>(
      `select orders.id, listing_id from orders join order_lines on order_id = orders.id
       where settled_at = $1 and sale_type = 'spot' limit 1`,
      [on('2026-03-31').toISOString()],
    )
    const [{ id, listing_id }] = rows as [{ id: string; listing_id: string }]
    const asked = {
      orderId: id,
      reference: 'x',
      reason: 'asked',
      parts: [{ listingId: listing_id, quantity: 1 }],
    }
    await refundLines(tx, asked, new Date())
  })
  const known = new Set(before.flatMap((csv) => csv.split('\r\n')))
  expect(known.size).toBeGreaterThan(30)
  const may = await Promise.all(ExportName.options.map((name) => ask(name, '2026-05-01', '2026-05-31')))
  expect(may.slice(1).every((csv) => csv.split('\r\n').length === 2)).toBe(true)
  expect(await all()).toEqual(before)
})

test('each list counts what the ledger moved; words of others are no formulas', async () => {
  const orders = linesOf(await ask('orders', '2026-04-01', '2026-04-30'))
  const payments = linesOf(await ask('payments', '2026-04-01', '2026-04-30'))
  const refunds = linesOf(await ask('refunds', '2026-04-01', '2026-04-30'))
  const sum = (lines: string[][], column: number, currency: string, place: number) =>
    lines.reduce((all, cells) => all + (cells[place] === currency ? cents(cells[column]) : 0), 0)
  const { entries } = read(await ask('journal', '2026-04-01', '2026-04-30'))
  const booked = (code: string, column: number, currency: string) =>
    entries.reduce(
      (all, cells) => all + (cells[4] === code && cells[8] === currency ? cents(cells[column]) : 0),
      0,
    )
  for (const currency of ['USD', 'EUR']) {
    const paid = sum(payments, 5, currency, 6)
    expect(paid).toBeGreaterThan(0)
    expect(sum(orders, 17, currency, 18)).toBe(paid)
    const back = sum(refunds, 4, currency, 5)
    expect(back).toBeGreaterThan(0)
    expect(paid - back).toBe(booked('1200', 6, currency) - booked('1200', 7, currency))
  }
  expect(orders.reduce((all, cells) => all + cents(cells[16]), 0)).toBe(
    entries.reduce(
      (all, cells) => all + (cells[4] === '2400' && cells[9] === 'Order settled' ? cents(cells[7]) : 0),
      0,
    ),
  )
  expect(sum(linesOf(await ask('fees', '2026-04-01', '2026-04-30')), 4, 'USD', 5)).toBe(
    booked('4000', 7, 'USD') - booked('4000', 6, 'USD'),
  )
  const payouts = await ask('payouts', '2026-04-30', '2026-04-30')
  expect(payouts).toContain(",'=PAID(),")
})

test('the command line writes the same journal, by the chart that lies in the data folder', async () => {
  const file = join(tmpdir(), `${randomUUID()}.csv`)
  const chart = join(site.config.dataDir, chartFile)
  await writeFile(chart, JSON.stringify([{ begins: 'money/fees/', code: '8400', name: 'Erlöse' }]))
  try {
    await accountingCommands.journal?.run(site.db, ['2026-04', file], site.config)
    const written = await readFile(file, 'utf8')
    expect(written).toBe(await ask('journal', '2026-04-01', '2026-04-30'))
    expect(written).toContain('8400,Erlöse')
  } finally {
    await rm(file, { force: true })
    await rm(chart, { force: true })
  }
})

test('a period is a year, a quarter or a month; no other words, and nobody but an operator', async () => {
  expect(namedPeriod('2026-Q1')).toEqual({ from: '2026-01-01', to: '2026-03-31' })
  expect(namedPeriod('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(namedPeriod('2026')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  expect(namedPeriod('2026-13')).toBeNull()
  const wrong = await operator.get('/api/operator/accounting?from=2026-04-02&to=2026-04-01')
  expect(wrong.json()).toMatchObject({ field: 'to' })
  const stranger = site.browser('10.7.0.2')
  const body = { email: 'str@example.org', password: 'correct-horse-battery', name: 'Str' }
  await stranger.post('/api/auth/sign-up', { body })
  expect((await stranger.get('/api/operator/accounting?from=2026-04-01&to=2026-04-30')).statusCode).toBe(403)
})
