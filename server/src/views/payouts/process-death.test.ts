import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBreaches } from '../../ledger/invariants.ts'
import { grantRole } from '../../people/identity/index.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { checkSeller } from '../../testing/check-seller.ts'
import { startCountingProxy } from '../../testing/counting-proxy.ts'
import { startMarketProcess } from '../../testing/market-process.ts'
import { openBrowser } from '../../testing/server-process.ts'
import { buildServer } from '../../testing/start-up/server-process.ts'
import { testAccount } from '../../testing/test-account.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { findOrderBreaches } from '../reconciliation/order-invariants.ts'

// Each cut costs a restart. More of them: CUT_POINTS=100 npx vitest run …/payouts/process-death.test.ts
const cutPoints = Number(process.env.CUT_POINTS ?? 1)
const sellersPaid = 3
const password = 'correct-horse-battery'

type Client = ReturnType<typeof openBrowser>
type Market = Awaited<ReturnType<typeof startMarketProcess>>
type Payout = { id: string; reference: string; state: string; amountCents: number }
type Run = { id: string; state: string; payouts: Payout[] }

let database: TestDatabase
let proxy: Awaited<ReturnType<typeof startCountingProxy>>
let market: Market
let operators: [Client, Client]
let sellers: { id: string; listingId: string }[]

const signUp = async (path: string, names: object): Promise<{ id: string; client: Client }> => {
  const client = openBrowser()
  const body = { email: `${randomUUID()}@example.org`, password, ...names }
  const { person } = (await client.post(market.origin, path, body)) as { person: { id: string } }
  return { id: person.id, client }
}

const newOperator = async (name: string): Promise<Client> => {
  const { id, client } = await signUp('/api/auth/sign-up', { name })
  await inTransaction(database.db, (tx) => grantRole(tx, id, 'operator', new Date()))
  return client
}

const newSeller = async (place: number) => {
  const names = { firstName: 'Sam', lastName: 'Seller', companyName: `Firm ${place}` }
  const { id, client } = await signUp('/api/auth/sign-up-seller', names)
  await checkSeller(database.db, id)
  await client.post(market.origin, '/api/seller/bank-account', testAccount)
  const { listing } = await offerCredits(database.db, {
    sellerId: id,
    issued: 9000,
    listed: 9000,
    priceCents: 1000,
  })
  return { id, listingId: listing.id }
}

beforeAll(async () => {
  await buildServer()
  database = await testDatabase()
  proxy = await startCountingProxy(database.url)
  market = await startMarketProcess(proxy.url)
  operators = [await newOperator('Ona'), await newOperator('Ossi')]
  sellers = []
  for (let place = 0; place < sellersPaid; place++) sellers.push(await newSeller(place))
}, 180_000)
afterAll(async () => {
  await market.end('SIGTERM')
  await proxy.close()
  await database.drop()
})

/** Always the same numbers, spread over all there is. */
const cutsIn = (messages: number): number[] => {
  let state = 18
  return Array.from({ length: cutPoints }, (_, cut) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.max(1, Math.ceil(((cut + state / 2 ** 31) / cutPoints) * messages))
  })
}

/** How many messages the work takes, once without a cut. */
const countMessages = async (work: () => Promise<unknown>): Promise<number> => {
  proxy.arm(Number.POSITIVE_INFINITY, () => {})
  await work()
  return proxy.count()
}

/** The process dies at this message; another takes its place and is asked for the same again. */
const dieDuring = async (work: () => Promise<unknown>, cut: number): Promise<void> => {
  const victim = market
  const died = new Promise<void>((resolve) => {
    proxy.arm(cut, () => {
      victim.kill()
      resolve()
    })
  })
  await Promise.allSettled([work()])
  await died
  await victim.end('SIGKILL')
  proxy.arm(Number.POSITIVE_INFINITY, () => {})
  market = await startMarketProcess(proxy.url)
  await work()
}

const earn = async (): Promise<void> => {
  for (const { listingId } of sellers) await buyCredits(database.db, randomUUID(), listingId, 2)
}

const findRuns = async () =>
  ((await operators[0].get(market.origin, '/api/operator/payouts')) as { runs: Run[] }).runs

/** Whoever is not sure looks at the desk first: what is there already is not asked for again. */
const payAll = async (known: ReadonlySet<string>): Promise<string> => {
  const [first, second] = operators
  const { origin } = market
  const found = (await findRuns()).find(({ id }) => !known.has(id))
  const asked = { sellerIds: sellers.map(({ id }) => id) }
  const { id } = found ?? (await first.post(origin, '/api/operator/payouts/runs', asked))
  await second.post(origin, `/api/operator/payouts/runs/${id}/send`)
  return second.text(origin, `/api/operator/payouts/runs/${id}/pain.001.xml`)
}

const sound = async () => {
  expect(await findBreaches(database.db)).toEqual([])
  expect(await findOrderBreaches(database.db)).toEqual([])
}

const newRun = async (): Promise<Run> => {
  const known = new Set((await findRuns()).map(({ id }) => id))
  await earn()
  await payAll(known)
  const run = (await findRuns()).find(({ id }) => !known.has(id))
  if (!run) throw new Error('there is no run')
  return run
}

test(
  'killed at any message of proposing, sending and writing a run, every seller is sent every cent once',
  async () => {
    const { length: before } = await findRuns()
    await earn()
    const messages = await countMessages(() => payAll(new Set()))
    expect(messages).toBeGreaterThan(30)
    for (const cut of cutsIn(messages)) {
      const known = new Set((await findRuns()).map(({ id }) => id))
      await earn()
      await dieDuring(() => payAll(known), cut)
      const made = (await findRuns()).filter(({ id }) => !known.has(id))
      expect(made).toMatchObject([{ state: 'sent', payouts: [{}, {}, {}] }])
      expect(await payAll(known)).toBe(await payAll(known))
    }
    const runs = before + cutPoints + 1
    const { rows } = await database.pool.query(
      `select count(*) as payouts, sum(amount_cents)::bigint as cents, count(distinct reference) as references,
         (select count(*) from ledger_entries where kind = 'payout') as entries,
         (select sum(amount)::bigint from ledger_balances where account like 'money/sent/%') as sent,
         (select sum(amount)::bigint from ledger_balances where account like 'money/proceeds/%') as left
       from payouts where state = 'sent'`,
    )
    const payouts = runs * sellersPaid
    const cents = payouts * 1950
    expect(rows).toEqual([{ payouts, cents, references: payouts, entries: payouts, sent: cents, left: 0 }])
    await sound()
  },
  180_000 + cutPoints * 60_000,
)

const entry = (reference: string, side: string, cents: number, more = '') =>
  `<Ntry><NtryRef>${reference}-${side}</NtryRef><Amt Ccy="USD">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-10</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>${more}</TxDtls></NtryDtls></Ntry>`
const balance = (code: string, cents: number) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`

/** The bank has booked every payout of the run, sent the last of them back, and took a charge of its own. */
const tell = ({ payouts }: Run): string => {
  const cents = payouts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const last = payouts.at(-1)
  const back = '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>'
  const lines = [
    ...payouts.map(({ reference, amountCents }) => entry(reference, 'DBIT', amountCents)),
    entry(last?.reference ?? '', 'CRDT', last?.amountCents ?? 0, back),
    entry(`FEE-${last?.reference.slice(4)}`, 'DBIT', 300),
  ]
  const closing = 1_000_000 - cents + (last?.amountCents ?? 0) - 300
  return `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE59000000000000004242</IBAN></Id></Acct>${balance('OPBD', 1_000_000)}${balance('CLBD', closing)}${lines.join('')}</Stmt></BkToCstmrStmt></Document>`
}

test(
  'killed at any message of taking in a statement, every line is there once and every payout ends once',
  async () => {
    const take = (text: string) => () =>
      operators[0].upload(market.origin, '/api/operator/bank/statements?name=november.xml', text)
    const told = [await newRun()]
    const messages = await countMessages(take(tell(told[0] as Run)))
    expect(messages).toBeGreaterThan(15)
    for (const cut of cutsIn(messages)) {
      const run = await newRun()
      told.push(run)
      await dieDuring(take(tell(run)), cut)
      const ended = (await findRuns()).find(({ id }) => id === run.id)
      expect(ended?.payouts.map(({ state }) => state).sort()).toEqual(['confirmed', 'confirmed', 'returned'])
    }
    const { rows } = await database.pool.query(
      `select count(*) as lines, count(*) filter (where state = 'matched') as matched, count(distinct statement_id) as statements,
         (select count(*) from ledger_entries where kind = 'payout_arrived') as arrived,
         (select count(*) from ledger_entries where kind = 'payout_returned') as returned,
         (select count(*) from audit_entries where act = 'import_statement') as acts
       from bank_lines`,
    )
    const statements = told.length
    const arrived = statements * sellersPaid
    expect(rows).toEqual([
      {
        lines: statements * 5,
        matched: statements * 4,
        statements,
        arrived,
        returned: statements,
        acts: statements,
      },
    ])
    await sound()
  },
  180_000 + cutPoints * 60_000,
)
