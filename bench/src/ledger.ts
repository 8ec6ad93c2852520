import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Credits } from '@ledgerleaf/contract/units'
import { availableCredits, holdings, issuance, listedCredits } from '../../server/src/ledger/accounts.ts'
import { type NewEntry, post } from '../../server/src/ledger/post.ts'
import { postMany } from '../../server/src/ledger/post-many.ts'
import { verifyLedger } from '../../server/src/ledger/verify-ledger.ts'
import { openSequencer } from '../../server/src/log/run-sequencer.ts'
import { type Db, openDatabase } from '../../server/src/platform/db.ts'
import { launchPostgres } from '../../server/src/platform/embedded-postgres/launch-postgres.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { migrate } from '../../server/src/platform/migrate.ts'
import { inSnapshot, inTransaction } from '../../server/src/platform/transaction.ts'
import { makeDataDir } from './server-process.ts'

const salesApart = 1000
const salesTogether = 20_000
const together = 100
const writers = 8

const list = async (db: Db) => {
  const asset = randomUUID()
  const [seller, listing] = [availableCredits(randomUUID()), listedCredits(randomUUID())]
  const amount = Credits.parse(1_000_000)
  await inTransaction(db, (tx) =>
    postMany(tx, [
      {
        key: `issue:${asset}`,
        kind: 'issue',
        now: new Date(),
        postings: [{ asset, amount, from: issuance(asset), to: seller }],
      },
      {
        key: `list:${asset}`,
        kind: 'list',
        now: new Date(),
        postings: [{ asset, amount, from: seller, to: listing }],
      },
    ]),
  )
  return (): NewEntry => ({
    key: `settle:${randomUUID()}`,
    kind: 'settle',
    now: new Date(),
    postings: [{ asset, amount: Credits.parse(3), from: listing, to: holdings(randomUUID()) }],
  })
}

/** Runs the work so often, by several at once, and answers how often per second. */
const perSecond = async (times: number, work: () => Promise<unknown>): Promise<number> => {
  const begunAt = performance.now()
  let left = times
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (left-- > 0) await work()
    }),
  )
  return times / ((performance.now() - begunAt) / 1000)
}

const figure = (value: number) => Math.round(value).toLocaleString('en-US')

/** The ledger alone, without HTTP and payments: what posting, sequencing and verifying cost. */
export const measureLedger = async () => {
  const { dir, remove } = makeDataDir()
  const signed = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-bench-'))
  const server = await launchPostgres(path.join(dir, 'postgres'))
  const { db, pool, close } = openDatabase(server.url, openLog('silent'))
  try {
    await migrate(pool)
    const sale = await list(db)
    const one = () => inTransaction(db, (tx) => post(tx, sale()))
    const many = () => inTransaction(db, (tx) => postMany(tx, Array.from({ length: together }, sale)))
    const first = await perSecond(salesApart, one)
    const batched = (await perSecond(salesTogether / together, many)) * together
    const last = await perSecond(salesApart, one)
    const secret = randomUUID()
    const { sequence } = await openSequencer({ db, dataDir: signed, publicUrl: 'http://localhost', secret })
    let begunAt = performance.now()
    await sequence()
    const sequenceSeconds = (performance.now() - begunAt) / 1000
    begunAt = performance.now()
    const { entries, findings } = await inSnapshot(db, verifyLedger)
    const verifySeconds = (performance.now() - begunAt) / 1000
    if (findings.length > 0) throw new Error(`the ledger does not verify: ${JSON.stringify(findings[0])}`)
    return {
      title: 'The ledger on one hot listing, without HTTP',
      note: `Sales of 3 credits to ${figure(entries)} different buyers from one listing, ${writers} connections, fsync on.`,
      head: ['', 'Entries per second'],
      rows: [
        [`posted one by one, the first ${figure(salesApart)}`, figure(first)],
        [`posted in batches of ${together}, the next ${figure(salesTogether)}`, figure(batched)],
        [`posted one by one again, behind those`, figure(last)],
        ['ratio of the last to the first: a listing must not slow with its sales', (last / first).toFixed(2)],
        ['ratio of batches to one by one', (batched / first).toFixed(1)],
        ['placed in the log', figure(entries / sequenceSeconds)],
        [
          'verified from the first: leaf, tree, signature, balances, serials',
          figure(entries / verifySeconds),
        ],
      ],
    }
  } finally {
    await close()
    await server.stop()
    remove()
    rmSync(signed, { recursive: true })
  }
}
