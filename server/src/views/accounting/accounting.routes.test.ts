import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ExportName, namedPeriod } from '@ledgerleaf/contract/accounting'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountingCommands } from '../../cli/accounting-commands.ts'
import { grantRole } from '../../people/identity/index.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { buyCredits, offerCredits, promiseCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { finishPartRefund, refundLines } from '../../trade/orders/index.ts'
import { partRefunds } from '../../trade/orders/orders.tables.ts'
import { recordPayout } from '../../trade/payouts/index.ts'
import { chartFile } from './chart.ts'

let site: TestSite
let operator: Browser
const on = (day: string) => new Date(`${day}T12:00:00Z`)

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
        .map((cells) => [cells[4] ?? '', cents(cells[6]) - cents(cells[7])]),
    )
  return { lines, entries, before: balances('before'), after: balances('after') }
}

test('the journal is balanced entry by entry, and begins and ends with the ledger’s balances', async () => {
  const march = read(await ask('journal', '2026-03-01', '2026-03-31'))
  const april = read(await ask('journal', '2026-04-01', '2026-04-30'))
  const byEntry = new Map<string, number>()
  for (const cells of [...march.entries, ...april.entries])
    byEntry.set(cells[3] ?? '', (byEntry.get(cells[3] ?? '') ?? 0) + cents(cells[6]) - cents(cells[7]))
  expect(byEntry.size).toBe(9)
  expect([...byEntry.values()].every((sum) => sum === 0)).toBe(true)
  const nonZero = (foot: Foot) => new Map([...foot].filter(([, sum]) => sum !== 0))
  expect(nonZero(april.before)).toEqual(nonZero(march.after))
  for (const [code, sum] of april.after) {
    const moved = april.entries.reduce(
      (all, cells) => all + (cells[4] === code ? cents(cells[6]) - cents(cells[7]) : 0),
      0,
    )
    expect(sum).toBe((april.before.get(code) ?? 0) + moved)
  }
  const { rows } = await site.pool.query(
    `select split_part(account, '/', 2) as pile, -sum(amount)::bigint as sum from ledger_balances
     where asset = 'usd' and account like 'money/%' group by 1`,
  )
  const codes: Record<string, string> = { held: '2100', proceeds: '2200', sent: '2300', fees: '4000' }
  for (const { pile, sum } of rows) expect(april.after.get(codes[pile] ?? '') ?? 0).toBe(Number(sum))
  expect([...april.after.values()].reduce((all, sum) => all + sum, 0)).toBe(0)
  const shown = (await operator.get('/api/operator/accounting?from=2026-04-01&to=2026-04-30')).json()
  expect(
    new Map(
      shown.accounts.map((one: { code: string; closingCents: number }) => [one.code, one.closingCents]),
    ),
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
  const sum = (lines: string[][], column: number) =>
    lines.reduce((all, cells) => all + cents(cells[column]), 0)
  expect(sum(orders, 12)).toBe(sum(payments, 5))
  const { entries } = read(await ask('journal', '2026-04-01', '2026-04-30'))
  const booked = (code: string, column: number) =>
    entries.reduce((all, cells) => all + (cells[4] === code ? cents(cells[column]) : 0), 0)
  expect(sum(payments, 5)).toBe(booked('1200', 6))
  expect(sum(linesOf(await ask('refunds', '2026-04-01', '2026-04-30')), 4)).toBe(booked('1200', 7))
  expect(sum(linesOf(await ask('fees', '2026-04-01', '2026-04-30')), 4)).toBe(
    booked('4000', 7) - booked('4000', 6),
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
