import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Credits } from '@ledgerleaf/contract/units'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueueCall } from '../../chain/index.ts'
import { holdings, withdrawnCredits } from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import { findBreaches } from '../../ledger/invariants.ts'
import { findRanges } from '../../ledger/range-queries.ts'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { mailsTo } from '../../testing/test-mails.ts'
import { newPerson } from '../../testing/test-person.ts'
import { mirrorSignature, signWith, type TestWallets, testWallets } from '../../testing/test-wallets.ts'
import { bringBack, checkBringBack, writeTerms } from './bring-back.ts'
import { depositCheck } from './deposit-check.ts'
import { findOwnWallet, refuseLettingGo, removeWallet } from './prove-wallet.ts'
import { findWallets } from './wallet-queries.ts'
import { takeDeposits } from './wallets.jobs.ts'

let database: TestDatabase
let chain: TestWallets
const dataDir = mkdtempSync(join(tmpdir(), 'ledgerleaf-bring-back-'))
beforeAll(async () => {
  database = await testDatabase()
  chain = await testWallets(database, dataDir)
})
afterAll(async () => {
  expect(await findBreaches(database.db)).toEqual([])
  expect((await verifyLedger(database.db)).findings).toEqual([])
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

/** Somebody with a wallet that has tokens. */
const withTokens = async (quantity: number) => {
  const personId = await newPerson(database.pool)
  const { batchId } = await chain.own(quantity, undefined, personId)
  const wallet = await chain.prove(personId)
  await chain.withdraw(personId, batchId, wallet.id, quantity)
  await chain.settle()
  return { personId, batchId, wallet }
}
type Holder = Awaited<ReturnType<typeof withTokens>>

const sign = async ({ personId, batchId, wallet }: Holder, amount: number) => {
  const own = await findOwnWallet(database.db, personId, wallet.id)
  const wish = { batchId, quantity: Credits.parse(amount) }
  const { typedData, deadline, nonce } = await writeTerms(database.db, chain.reached, own, wish, new Date())
  return { own, signed: { ...wish, deadline, nonce, signature: await signWith(wallet.account, typedData) } }
}
const hand = async ({ own, signed }: Awaited<ReturnType<typeof sign>>) => {
  const data = await checkBringBack(chain.reached, own, signed, new Date())
  return inTransaction(database.db, (tx) =>
    bringBack(tx, own.personId, own.id, { ...signed, data }, new Date()),
  )
}
const owned = (personId: string, batchId: string) => findCredits(database.db, holdings(personId), batchId)
const seen = (personId: string) => findWallets(database.db, personId, async () => [])

test('tokens come back by a signature, into the holding and with the serials that left', async () => {
  const holder = await withTokens(6)
  const { personId, batchId } = holder
  const left = await findRanges(database.db, withdrawnCredits, batchId)
  await hand(await sign(holder, 4))
  expect((await seen(personId)).broughtBack).toMatchObject([{ state: 'signed', quantity: 4 }])
  await chain.settle()
  expect(await owned(personId, batchId)).toBe(4)
  expect(await findRanges(database.db, holdings(personId), batchId)).toEqual([
    { first: left[0]?.first, last: (left[0]?.first ?? 0) + 3 },
  ])
  const told = await seen(personId)
  expect(told.broughtBack).toMatchObject([{ state: 'back', quantity: 4, address: holder.wallet.address }])
  expect(told.withdrawn).toMatchObject([{ batchId, quantity: 2 }])
  expect(await mailsTo(database.pool, personId)).toContain('4 credits back from your wallet')
})

test('one signature brings back once: not twice at the same time, and not again later', async () => {
  const holder = await withTokens(5)
  const signed = await sign(holder, 2)
  const races = await Promise.allSettled([hand(signed), hand(signed)])
  expect(races.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await chain.settle()
  await expect(hand(signed)).rejects.toMatchObject({ code: 'link_expired' })
  await chain.settle()
  expect(await owned(holder.personId, holder.batchId)).toBe(2)
})

test('what the chain tells is posted once, however many look at it at the same time', async () => {
  const holder = await withTokens(3)
  await hand(await sign(holder, 3))
  await chain.settle()
  await Promise.all([chain.watch(), chain.watch(), chain.watch()])
  expect(await owned(holder.personId, holder.batchId)).toBe(3)
})

test('a signature over another amount, or of another key, brings nothing back', async () => {
  const holder = await withTokens(5)
  const { own, signed } = await sign(holder, 2)
  const more = { ...signed, quantity: Credits.parse(3) }
  await expect(hand({ own, signed: more })).rejects.toMatchObject({ code: 'bad_signature' })
  const mirrored = { ...signed, signature: mirrorSignature(signed.signature) }
  await expect(hand({ own, signed: mirrored })).rejects.toMatchObject({ code: 'bad_signature' })
  const other = await withTokens(1)
  const theirs = await sign({ ...holder, wallet: { ...holder.wallet, account: other.wallet.account } }, 2)
  await expect(hand(theirs)).rejects.toMatchObject({ code: 'bad_signature' })
  await expect(sign(holder, 6)).rejects.toMatchObject({ code: 'insufficient_credits' })
})

test('tokens of a wallet that nobody has proven wait, and are posted to whoever proves it', async () => {
  const holder = await withTokens(4)
  const { personId, batchId, wallet } = holder
  const { own, signed } = await sign(holder, 4)
  const data = await checkBringBack(chain.reached, own, signed, new Date())
  await inTransaction(database.db, (tx) => removeWallet(tx, personId, wallet.id, new Date()))
  // Anybody can take to the contract what the wallet has signed.
  await inTransaction(database.db, (tx) => enqueueCall(tx, { about: 'by another', data }, new Date()))
  await chain.settle()
  expect(await owned(personId, batchId)).toBe(0)
  const finder = await newPerson(database.pool)
  await chain.prove(finder, wallet.account)
  expect(await owned(finder, batchId)).toBe(4)
  await chain.settle()
})

test('a chain that takes back what had its confirmations raises the alarm, until it is brought back once more', async () => {
  const holder = await withTokens(4)
  const before = await chain.provider.request({ method: 'evm_snapshot', params: [] })
  await hand(await sign(holder, 4))
  await chain.settle()
  expect(await owned(holder.personId, holder.batchId)).toBe(4)
  await chain.provider.request({ method: 'evm_revert', params: [before] })
  const lines: unknown[] = []
  const log = pino({ level: 'fatal' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  await takeDeposits({ ...chain.watching, log })
  expect(lines).toMatchObject([{ code: 'brought-back-reversed' }])
  expect(await depositCheck(database.db).read()).toMatchObject({ state: 'late', figure: 1 })
  // What the ledger says the vault has is not there: the mirror stops rather than go past it.
  await expect(chain.settle()).rejects.toThrow('The contract refuses entry')
  // Signed once more, it is the same number of the contract, and is not posted a second time.
  await hand(await sign(holder, 4))
  await chain.settle()
  expect(await depositCheck(database.db).read()).toMatchObject({ state: 'good' })
  expect(await owned(holder.personId, holder.batchId)).toBe(4)
})

test('tokens that were signed back before the wallet is linked elsewhere arrive where they were handed in', async () => {
  const holder = await withTokens(5)
  const { personId, batchId, wallet } = holder
  await hand(await sign(holder, 3))
  const other = await newPerson(database.pool)
  await expect(chain.prove(other, wallet.account)).rejects.toMatchObject({ code: 'wallet_busy' })
  await chain.settle()
  expect(await owned(personId, batchId)).toBe(3)
  // What is left in the wallet is the first account's: it lets the wallet go before another has it.
  await expect(chain.prove(other, wallet.account)).rejects.toMatchObject({ code: 'wallet_taken' })
  await inTransaction(database.db, (tx) => removeWallet(tx, personId, wallet.id, new Date()))
  const moved = await chain.prove(other, wallet.account)
  await expect(
    hand(
      await sign({ ...holder, personId: other, wallet: moved }, 1).then((one) => ({
        ...one,
        own: { ...one.own, personId },
      })),
    ),
  ).rejects.toMatchObject({ code: 'not_found' })
  await chain.comeBack(other, batchId, moved, 2)
  expect([await owned(personId, batchId), await owned(other, batchId)]).toEqual([3, 2])
})

test('handing a signature in and linking the wallet elsewhere at the same second: the credits come back where they left', async () => {
  const holder = await withTokens(2)
  const { personId, batchId, wallet } = holder
  const other = await newPerson(database.pool)
  const signed = await sign(holder, 2)
  const [handed, linked] = await Promise.allSettled([hand(signed), chain.prove(other, wallet.account)])
  expect([handed.status, linked.status]).toEqual(['fulfilled', 'rejected'])
  if (linked.status === 'rejected')
    expect(['wallet_busy', 'wallet_taken']).toContain((linked.reason as { code: string }).code)
  await chain.settle()
  expect(await owned(personId, batchId)).toBe(2)
  expect(await owned(other, batchId)).toBe(0)
  // Nothing of theirs is in it any more: a newer proof takes it along.
  await chain.prove(other, wallet.account)
})

test('a wallet with credits of an organisation is linked by no other, by whomever its key is held, until they are back or it is let go', async () => {
  const personId = await newPerson(database.pool)
  const { batchId } = await chain.own(4, undefined, personId)
  const wallet = await chain.prove(personId)
  await chain.withdraw(personId, batchId, wallet.id, 4)
  const other = await newPerson(database.pool)
  await expect(chain.prove(other, wallet.account)).rejects.toMatchObject({ code: 'wallet_taken' })
  await chain.settle()
  await expect(chain.prove(other, wallet.account)).rejects.toMatchObject({ code: 'wallet_taken' })
  const letGo = (memberRole: 'approver' | 'admin') =>
    inTransaction(database.db, (tx) =>
      refuseLettingGo(tx, { organisationId: personId, memberRole }, wallet.id),
    )
  await expect(letGo('approver')).rejects.toMatchObject({ code: 'not_permitted' })
  await letGo('admin')
  await chain.comeBack(personId, batchId, wallet, 4)
  expect([await owned(personId, batchId), await owned(other, batchId)]).toEqual([4, 0])
  await letGo('approver')
  const moved = await chain.prove(other, wallet.account)
  // What is in it from now on is the other's, also of the same batch.
  await expect(chain.withdraw(personId, batchId, wallet.id, 1)).rejects.toMatchObject({ code: 'not_found' })
  expect(moved.id).not.toBe(wallet.id)
})
