import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { Cents } from '../../contract/src/units.ts'
import { outsideFunds, sentFunds, usd } from '../../server/src/ledger/accounts.ts'
import { postMany } from '../../server/src/ledger/post-many.ts'
import { type Db, openDatabase } from '../../server/src/platform/db.ts'
import { launchPostgres } from '../../server/src/platform/embedded-postgres/launch-postgres.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { migrate } from '../../server/src/platform/migrate.ts'
import { inTransaction, liftTimeLimits } from '../../server/src/platform/transaction.ts'
import { importStatement } from '../../server/src/trade/bank/index.ts'
import { readBare } from './bare-statement.ts'
import type { Table } from './results-page.ts'

const lines = Number(process.env.BANK_LINES ?? 10_000)
const sellers = 500
const secondsMax = 15

// Of ten lines six are payouts that arrived, one of those came back, and three are nothing of ours.
const [arrivedShare, returnedShare] = [0.6, 0.1]

const iban = 'DE59000000000000004242'
const bank = { iban, bic: 'LEAFDEFF', holder: 'Ledgerleaf', isSandbox: true }

type SentPayout = { id: string; sellerId: string; reference: string; amountCents: number }

const plantSellers = async (db: Db): Promise<string[]> => {
  const ids = Array.from({ length: sellers }, () => randomUUID())
  await db.$client.query(
    `insert into users (id, name, email) select id, 'Seller', id || '@example.org' from unnest($1::uuid[]) as id`,
    [ids],
  )
  return ids
}

/** Payouts that were sent, with their money on its way. */
const plantPayouts = (db: Db, sellerIds: readonly string[], count: number): Promise<SentPayout[]> =>
  inTransaction(db, async (tx) => {
    const now = new Date()
    const payouts = Array.from({ length: count }, (_, at): SentPayout => {
      const id = randomUUID()
      const reference = `LLP-${id.slice(-12).toUpperCase()}`
      return { id, sellerId: sellerIds[at % sellers] ?? '', reference, amountCents: 1000 + at }
    })
    await postMany(
      tx,
      payouts.map(({ id, sellerId, amountCents }) => ({
        key: `payout:${id}`,
        kind: 'payout' as const,
        now,
        postings: [
          {
            asset: usd,
            amount: Cents.parse(amountCents),
            from: outsideFunds(sellerId),
            to: sentFunds(sellerId),
          },
        ],
      })),
    )
    await db.$client.query(
      `insert into payouts (id, seller_id, reference, amount_cents, state, sent_at, account_ending)
       select id, seller, reference, cents, 'sent', now(), '7890'
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[]) as sent (id, seller, reference, cents)`,
      [
        payouts.map(({ id }) => id),
        payouts.map(({ sellerId }) => sellerId),
        payouts.map(({ reference }) => reference),
        payouts.map(({ amountCents }) => amountCents),
      ],
    )
    return payouts
  })

const amount = (cents: number): string => `<Amt Ccy="USD">${(cents / 100).toFixed(2)}</Amt>`
const entryOf = (at: number, side: 'DBIT' | 'CRDT', cents: number, reference: string, more = ''): string =>
  `<Ntry><NtryRef>${at}</NtryRef>${amount(cents)}<CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-16</Dt></BookgDt><AcctSvcrRef>${reference}/${at}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>${amount(cents)}<RltdPties><Cdtr><Pty><Nm>Seller ${at}</Nm></Pty></Cdtr></RltdPties><RmtInf><Ustrd>Ledgerleaf ${reference}</Ustrd></RmtInf>${more}</TxDtls></NtryDtls></Ntry>`
const balanceOf = (code: string, cents: number): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(cents)}<CdtDbtInd>CRDT</CdtDbtInd></Bal>`
const closedAccount = '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>'

/** A day's statement as a bank makes it. */
const writeStatement = (payouts: readonly SentPayout[], day: number): Buffer => {
  const returned = payouts.slice(0, Math.round(lines * returnedShare))
  const entries: { side: 'DBIT' | 'CRDT'; cents: number; reference: string; more?: string }[] = [
    ...payouts.map(({ reference, amountCents: cents }) => ({ side: 'DBIT' as const, cents, reference })),
    ...returned.map(({ reference, amountCents: cents }) => ({
      side: 'CRDT' as const,
      cents,
      reference,
      more: closedAccount,
    })),
  ]
  for (let at = entries.length; at < lines; at++)
    entries.push({ side: at % 2 === 0 ? 'CRDT' : 'DBIT', cents: 500 + at, reference: `OTHER-${day}-${at}` })
  const moved = entries.reduce((sum, { side, cents }) => sum + (side === 'CRDT' ? cents : -cents), 0)
  const opening = 10_000_000_00
  const text = entries.map(({ side, cents, reference, more }, at) =>
    entryOf(at, side, cents, reference, more),
  )
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>DAY-${day}</MsgId></GrpHdr><Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${balanceOf('OPBD', opening)}${balanceOf('CLBD', opening + moved)}${text.join('')}</Stmt></BkToCstmrStmt></Document>`,
  )
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begunAt = performance.now()
  await work()
  return (performance.now() - begunAt) / 1000
}

/** A statement of ten thousand lines taken in and matched, and what reading it and copying its lines takes alone. */
export const measureBankLines = async (): Promise<Table> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-bench-bank-'))
  const postgres = await launchPostgres(path.join(folder, 'postgres'))
  const { pool, db, close } = openDatabase(postgres.url, openLog('silent'))
  try {
    await migrate(pool)
    const sellerIds = await plantSellers(db)
    const files: Buffer[] = []
    // The first warms everything up and is not counted.
    for (let day = 0; day < 3; day++)
      files.push(writeStatement(await plantPayouts(db, sellerIds, Math.round(lines * arrivedShare)), day))
    await pool.query('analyze')
    const operatorId = randomUUID()
    let matched = 0
    const take = (file: Buffer | undefined) =>
      seconds(() =>
        inTransaction(db, async (tx) => {
          await liftTimeLimits(tx)
          const parts = {
            bank,
            sender: { publicUrl: 'https://example.org', secret: 'bench' },
            now: new Date(),
          }
          const told = { name: 'day.xml', bytes: file ?? Buffer.alloc(0) }
          const { matched: found, repeated } = await importStatement(tx, { operatorId }, told, parts)
          if (!repeated) matched = found
        }),
      )
    const bare = (file: Buffer | undefined) => seconds(() => readBare(pool, file ?? Buffer.alloc(0)))
    const [warm, first, second] = files
    await take(warm)
    await bare(warm)
    const taken = [await take(first)]
    const alone = [await bare(first), await bare(second)]
    taken.push(await take(second))
    const again = await take(second)
    const mean = (times: readonly number[]) => times.reduce((sum, one) => sum + one, 0) / times.length
    const row = (what: string, time: number) => [
      what,
      time.toFixed(2),
      Math.round(lines / time).toLocaleString('en-US'),
    ]
    const digest = createHash('sha256')
      .update(first ?? '')
      .digest('hex')
      .slice(0, 8)
    return {
      title: 'Lines of a bank’s statement',
      note: `A camt.053 of ${lines.toLocaleString('en-US')} lines (${((first?.length ?? 0) / 1e6).toFixed(1)} MB, ${digest}), all new, ${matched.toLocaleString('en-US')} of them matched: payouts of ${sellers} sellers that arrived and that came back, each with its entry and its leaf, and a mail for each that came back; the rest waits for an operator. One transaction. Import and yardstick alternate, A-B-B-A. Bound: ${secondsMax} s.`,
      head: ['What', 'Seconds', 'Lines per second'],
      rows: [
        row('taken in and matched', mean(taken)),
        row('the same file again: nothing changes', again),
        row('yardstick: the bare parser and a COPY of the lines into a bare table', mean(alone)),
        ['taken in ÷ yardstick', (mean(taken) / mean(alone)).toFixed(1), ''],
      ],
    }
  } finally {
    await close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
