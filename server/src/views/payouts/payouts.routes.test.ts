import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBreaches } from '../../ledger/invariants.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { checkSeller } from '../../testing/check-seller.ts'
import { newOperator } from '../../testing/new-operator.ts'
import { readPaperCells } from '../../testing/paper-cells.ts'
import { testAccount } from '../../testing/test-account.ts'
import { buyCredits, offerCredits, promiseCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { refundLines } from '../../trade/orders/index.ts'
import { endPayouts, type ToldPayout } from '../../trade/payouts/index.ts'

let site: TestSite
let first: Browser
let second: Browser
const password = 'correct-horse-battery'

beforeAll(async () => {
  site = await testSite()
  first = await newOperator(site, 'Ona', '10.9.0.1')
  second = await newOperator(site, 'Ossi', '10.9.0.2')
})
afterAll(() => site.close())

let count = 0
type Seller = { id: string; browser: Browser }

const newSeller = async ({ isChecked = true, hasAccount = true } = {}): Promise<Seller> => {
  count += 1
  const browser = site.browser(`10.9.${count}.3`)
  const names = { firstName: 'Sam', lastName: 'Seller', companyName: `Firm ${count}` }
  const body = { email: `paid${count}@example.org`, password, ...names }
  const { person } = (await browser.post('/api/auth/sign-up-seller', { body })).json()
  if (isChecked) await checkSeller(site.db, person.id)
  if (hasAccount) await browser.post('/api/seller/bank-account', { body: testAccount })
  return { id: person.id, browser }
}

/** Sold so many credits at ten dollars; the fee is a quarter of a dollar each. */
const sell = async ({ id }: Seller, credits: number, at?: Date) => {
  const { listing } = await offerCredits(site.db, { sellerId: id, priceCents: 1000 })
  return { listing, order: await buyCredits(site.db, randomUUID(), listing.id, credits, at ? { at } : {}) }
}

const balanceOf = async ({ browser }: Seller) => (await browser.get('/api/seller/balance')).json()
const candidateOf = async ({ id }: Seller) =>
  (await first.get('/api/operator/payouts'))
    .json()
    .candidates.find(({ sellerId }: { sellerId: string }) => sellerId === id)
const propose = (sellers: readonly Seller[], by = first) =>
  by.post('/api/operator/payouts/runs', { body: { sellerIds: sellers.map(({ id }) => id) } })
const send = (id: string, by = second) => by.post(`/api/operator/payouts/runs/${id}/send`)
const runOf = async (id: string) =>
  (await first.get('/api/operator/payouts')).json().runs.find((run: { id: string }) => run.id === id)

const sound = async () => expect(await findBreaches(site.db)).toEqual([])

test('what was earned lately waits a week, what is forward is in escrow, and each stands with its day', async () => {
  const seller = await newSeller()
  await sell(seller, 4)
  const today = new Date()
  await sell(seller, 2, today)
  const { listing } = await promiseCredits(site.db, { sellerId: seller.id, priceCents: 1000 })
  await buyCredits(site.db, randomUUID(), listing.id, 10)
  const inAWeek = new Date(today.getTime() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10)
  expect(await balanceOf(seller)).toMatchObject({
    availableCents: 3900,
    pendingCents: 1950,
    escrowCents: 9750,
    sentCents: 0,
    ripens: [{ on: inAWeek, cents: 1950 }],
    feeBasisPoints: 250,
    accountEnding: '7890',
    blocked: null,
  })
  // The desk tells the same of whoever can be paid.
  const { payoutsDue } = (await first.get('/api/operator/money')).json()
  expect(payoutsDue).toEqual({ cents: 3900, count: 1 })
})

test('what went back of a sale that still waits does not make another sale wait', async () => {
  const seller = await newSeller()
  await sell(seller, 4)
  const { listing, order } = await sell(seller, 2, new Date())
  await inTransaction(site.db, (tx) =>
    refundLines(
      tx,
      {
        orderId: order.id,
        reference: 'one',
        reason: 'asked',
        parts: [{ listingId: listing.id, quantity: 1 }],
      },
      new Date(),
    ),
  )
  expect(await balanceOf(seller)).toMatchObject({ availableCents: 3900, pendingCents: 975 })
})

test('one proposes, another sends, and nobody alone: the money leaves once, the file is the same each time', async () => {
  const seller = await newSeller()
  await sell(seller, 10)
  const { id } = (await propose([seller])).json()
  expect(await candidateOf(seller)).toMatchObject({ blocked: 'under_way' })
  expect((await send(id, first)).json()).toMatchObject({ code: 'forbidden' })
  expect((await first.get(`/api/operator/payouts/runs/${id}/pain.001.xml`)).statusCode).toBe(404)

  const answers = await Promise.all([send(id), send(id), send(id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await balanceOf(seller)).toMatchObject({ availableCents: 0, sentCents: 9750, blocked: 'nothing' })
  const [payout] = (await runOf(id)).payouts
  expect(payout).toMatchObject({ state: 'sent', amountCents: 9750, accountEnding: '7890' })

  const files = await Promise.all(
    [1, 2].map(async () => (await second.get(`/api/operator/payouts/runs/${id}/pain.001.xml`)).body),
  )
  expect(files[0]).toBe(files[1])
  expect(files[0]).toContain('<InstdAmt Ccy="USD">97.50</InstdAmt>')
  expect(files[0]).toContain('<BICFI>LAKEKENA</BICFI>')
  expect(files[0]).toContain(`<EndToEndId>${payout.reference}</EndToEndId>`)
  const { rows } = await site.pool.query(
    `select act, count(*)::int as count from audit_entries where subject_id = $1 group by act order by act`,
    [id],
  )
  expect(rows).toEqual([
    { act: 'open_accounts', count: 2 },
    { act: 'propose_payouts', count: 1 },
    { act: 'send_payouts', count: 1 },
  ])
  await sound()
})

test('the bank’s word ends a payout once; what comes back is in the balance again, also after it arrived', async () => {
  const seller = await newSeller()
  await sell(seller, 10)
  const { id } = (await propose([seller])).json()
  await send(id)
  const { reference } = (await runOf(id)).payouts[0]
  const booked = { reference, amountCents: 9750, on: '2026-11-16', returnReason: null }
  const returned = { ...booked, returnReason: 'AC04 closed account' }
  const tell = (...told: ToldPayout[]) =>
    inTransaction(site.db, async (tx) =>
      (await endPayouts(tx, told, { publicUrl: '', now: new Date() })).map(({ end }) => end),
    )
  expect(await tell({ ...booked, amountCents: 9749 }, { ...booked, reference: 'LLP-0' })).toEqual([
    'amount',
    'unknown',
  ])
  const ends = await Promise.all([tell(booked), tell(booked)])
  expect(ends.flat().sort()).toEqual(['done', 'repeated'])
  expect(await balanceOf(seller)).toMatchObject({ availableCents: 0, sentCents: 0 })
  expect(await tell(returned, returned, booked)).toEqual(['done', 'repeated', 'repeated'])
  expect(await balanceOf(seller)).toMatchObject({
    availableCents: 9750,
    payouts: [{ state: 'returned', returnReason: 'AC04 closed account' }],
  })
  const statement = (await seller.browser.get('/api/statement')).json()
  expect(statement).toMatchObject({ balanceCents: 9750, payoutsCents: 0 })
  expect(statement.rows.map(({ kind }: { kind: string }) => kind)).toEqual([
    'payout_returned',
    'payout',
    'sale',
  ])
  await sound()
})

const takeIn = (bytes: string | Buffer, by = first) =>
  by.post('/api/operator/bank/statements?name=november.xml', {
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })

test('the sandbox bank answers a run: what it booked has arrived, what it returned is back, and once is enough', async () => {
  const [paid, closed] = [await newSeller(), await newSeller({ hasAccount: false })]
  await closed.browser.post('/api/seller/bank-account', { body: { ...testAccount, account: '12340000' } })
  for (const seller of [paid, closed]) await sell(seller, 2)
  const { order: later } = await sell(paid, 3, new Date())
  const { id } = (await propose([paid, closed])).json()
  expect((await first.post(`/api/operator/payouts/runs/${id}/sandbox-answer`)).statusCode).toBe(404)
  await send(id)
  const answers = await Promise.all(
    [first, second].map((one) => one.post(`/api/operator/payouts/runs/${id}/sandbox-answer`)),
  )
  expect(answers.map((answer) => answer.json().matched).sort()).toEqual([0, 3])
  expect((await runOf(id)).payouts.map(({ state }: { state: string }) => state).sort()).toEqual([
    'confirmed',
    'returned',
  ])
  expect(await balanceOf(paid)).toMatchObject({ availableCents: 0, sentCents: 0 })
  expect(await balanceOf(closed)).toMatchObject({ availableCents: 1950, sentCents: 0 })
  const [{ id: payoutId }] = (await balanceOf(paid)).payouts
  const advice = await paid.browser.get(`/api/payouts/${payoutId}/advice.pdf`)
  const cells = (await readPaperCells(advice.rawPayload)).map(({ text }) => text).join(' ')
  expect(cells).toMatch(/lines \$19\.50 .*This payout \$19\.50/)
  expect(cells).toMatch(/Arrived on/)
  expect(cells).toMatch(/Sale: Test Project/)
  // What is earned in these days is paid by a later payout, and is on its advice.
  expect(cells).not.toContain(later.id)
  expect((await closed.browser.get(`/api/payouts/${payoutId}/advice.pdf`)).statusCode).toBe(404)
  const mail = await site.mailTo(`paid${count}@example.org`, 'came back')
  expect(mail.text).toContain('The account is closed (AC04): Closed account')
  await sound()
  // The first paper of a typesetter takes its time.
}, 120_000)

const lineOf = (reference: string, amount: string, side = 'DBIT') =>
  `<Ntry><NtryRef>${reference}-${side}</NtryRef><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-10</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>`
const statementOf = (account: string, lines: string, closing: string) =>
  `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${['OPBD', 'CLBD']
    .map(
      (code) =>
        `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${code === 'OPBD' ? '1000.00' : closing}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`,
    )
    .join('')}${lines}</Stmt></BkToCstmrStmt></Document>`
const ours = 'DE59000000000000004242'

test('a statement is taken in once, a line of it once in whatever file, and what nobody knows waits for a word', async () => {
  const seller = await newSeller()
  await sell(seller, 2)
  const { id } = (await propose([seller])).json()
  await send(id)
  const [{ reference }] = (await runOf(id)).payouts
  const known = lineOf(reference, '19.50')
  const march = statementOf(ours, known, '980.50')
  expect((await takeIn(march)).json()).toEqual({ lines: 1, added: 1, matched: 1, repeated: false })
  expect((await takeIn(march)).json()).toMatchObject({ repeated: true, added: 0 })
  const stray = lineOf('FEE-1', '3.00') + lineOf('LLP-000000000000', '5.00')
  const longer = statementOf(ours, known + stray, '972.50')
  expect((await takeIn(longer)).json()).toEqual({ lines: 3, added: 2, matched: 0, repeated: false })
  const { open } = (await first.get('/api/operator/bank')).json()
  const [unknown, fee] = ['It names a payout that was never sent.', 'It names nothing of ours.']
  expect(open.map(({ note }: { note: string }) => note).sort()).toEqual([unknown, fee].sort())
  const line = open.find(({ note }: { note: string }) => note === fee)
  const aside = (reason: string) =>
    first.post(`/api/operator/bank/lines/${line.id}/set-aside`, { body: { reason } })
  expect((await aside('.')).json()).toMatchObject({ field: 'reason' })
  expect((await aside('A charge of the bank')).statusCode).toBe(200)
  expect((await first.get('/api/operator/bank')).json().open).toHaveLength(1)
  await sound()
})

test('a statement of another account, or of no bank, changes nothing', async () => {
  const foreign = await takeIn(statementOf('DE89370400440532013000', '', '1000.00'))
  expect(foreign.json()).toMatchObject({
    code: 'unsupported_media_type',
    error: 'The statement is of the account ending in 3000, which is not ours.',
  })
  expect((await takeIn('no statement')).json()).toMatchObject({
    error: 'The file is no XML that can be read.',
  })
  const stranger = await newSeller()
  expect((await takeIn(statementOf(ours, '', '1000.00'), stranger.browser)).statusCode).toBe(403)
})

test('nobody is paid whose account or identity is not known, and the desk says why', async () => {
  const [unchecked, homeless, fresh] = [
    await newSeller({ isChecked: false }),
    await newSeller({ hasAccount: false }),
    await newSeller(),
  ]
  for (const seller of [unchecked, homeless, fresh]) await sell(seller, 1)
  const other = { ...testAccount, account: '99998888', password }
  await fresh.browser.post('/api/seller/bank-account', { body: other })
  expect(await candidateOf(unchecked)).toMatchObject({ blocked: 'identity_unchecked' })
  expect(await candidateOf(homeless)).toMatchObject({ blocked: 'no_account' })
  expect(await candidateOf(fresh)).toMatchObject({ blocked: 'account_new' })
  for (const seller of [unchecked, homeless, fresh])
    expect((await propose([seller])).json()).toMatchObject({ code: 'payout_changed' })
})

test('a seller is in one run at a time, also when two operators propose at the same moment', async () => {
  const seller = await newSeller()
  await sell(seller, 1)
  const answers = await Promise.all([propose([seller]), propose([seller], second)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const id = answers.find(({ statusCode }) => statusCode === 200)?.json().id
  expect((await first.post(`/api/operator/payouts/runs/${id}/withdraw`)).statusCode).toBe(200)
  expect((await propose([seller])).statusCode).toBe(200)
})

test('a run whose seller was refunded from, or changed the account, meanwhile is not sent', async () => {
  const seller = await newSeller()
  const { listing, order } = await sell(seller, 3)
  const { id } = (await propose([seller])).json()
  const parts = [{ listingId: listing.id, quantity: 1 }]
  await inTransaction(site.db, (tx) =>
    refundLines(tx, { orderId: order.id, reference: 'r', reason: 'asked', parts }, new Date()),
  )
  expect((await send(id)).json()).toMatchObject({ code: 'payout_changed' })
  await first.post(`/api/operator/payouts/runs/${id}/withdraw`)
  const again = (await propose([seller])).json().id
  const other = { ...testAccount, account: '55554444', password }
  await seller.browser.post('/api/seller/bank-account', { body: other })
  expect((await send(again)).json()).toMatchObject({ code: 'payout_changed' })
  expect(await balanceOf(seller)).toMatchObject({ availableCents: 1950, sentCents: 0 })
  await sound()
})

test('only operators see the desk, and only sellers a balance', async () => {
  const seller = await newSeller()
  expect((await seller.browser.get('/api/operator/payouts')).statusCode).toBe(403)
  expect((await first.get('/api/seller/balance')).statusCode).toBe(403)
})
