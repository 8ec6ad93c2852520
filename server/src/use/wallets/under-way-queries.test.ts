import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptAboutPeople } from '../../kept-about-people.ts'
import { holdings } from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import { erasePerson } from '../../people/privacy/index.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { newPerson } from '../../testing/test-person.ts'
import { signWith, type TestWallets, testWallets } from '../../testing/test-wallets.ts'
import { bringBack, checkBringBack, writeTerms } from './bring-back.ts'
import { findOwnWallet, removeWallet } from './prove-wallet.ts'

let database: TestDatabase
let chain: TestWallets
const dataDir = mkdtempSync(join(tmpdir(), 'ledgerleaf-under-way-'))
beforeAll(async () => {
  database = await testDatabase()
  chain = await testWallets(database, dataDir)
})
afterAll(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

/** Somebody whose tokens have just left for the wallet. */
const leaving = async (quantity: number) => {
  const personId = await newPerson(database.pool)
  const { batchId } = await chain.own(quantity, undefined, personId)
  const wallet = await chain.prove(personId)
  await chain.withdraw(personId, batchId, wallet.id, quantity)
  return { personId, batchId, wallet }
}
type Holder = Awaited<ReturnType<typeof leaving>>

const bringHome = async ({ personId, batchId, wallet }: Holder, amount: number) => {
  const own = await findOwnWallet(database.db, personId, wallet.id)
  const wish = { batchId, quantity: Credits.parse(amount) }
  const { typedData, ...terms } = await writeTerms(database.db, chain.reached, own, wish, new Date())
  const signed = { ...wish, ...terms, signature: await signWith(wallet.account, typedData) }
  const data = await checkBringBack(chain.reached, own, signed, new Date())
  await inTransaction(database.db, (tx) => bringBack(tx, personId, own.id, { ...wish, data }, new Date()))
}
const close = ({ personId }: Holder, isLeaving = false) =>
  inTransaction(database.db, (tx) =>
    erasePerson(
      tx,
      keptAboutPeople,
      { id: personId, email: `${personId}@example.com` },
      { invoicesSince: new Date(), isLeaving },
    ),
  )
const takeOff = ({ personId, wallet }: Holder) =>
  inTransaction(database.db, (tx) => removeWallet(tx, personId, wallet.id, new Date()))
const refusedClosing = (words: string) => ({
  code: 'account_entangled',
  message: expect.stringContaining(words),
})
const refusedTaking = (words: string) => ({ code: 'wallet_busy', message: expect.stringContaining(words) })

test('an account is not closed while its tokens are on the way out or back, and is once they have arrived', async () => {
  const holder = await leaving(3)
  await expect(close(holder)).rejects.toMatchObject(refusedClosing('3 tokens on the way to your wallet'))
  await chain.settle()
  await bringHome(holder, 1)
  await expect(close(holder)).rejects.toMatchObject(
    refusedClosing('1 token on the way back from your wallet: wait until'),
  )
  await chain.settle()
  // What is back is a holding, which has its own words.
  await expect(close(holder)).rejects.toMatchObject(refusedClosing('There are still:\n• 1 credit held'))
})

test('closing with tokens in a wallet says how many and asks, and whoever proves the key brings them back', async () => {
  const holder = await leaving(2)
  const { personId, batchId, wallet } = holder
  await chain.settle()
  await expect(close(holder)).rejects.toMatchObject({
    code: 'account_leaves',
    message: expect.stringContaining('2 tokens in a wallet'),
  })
  await close(holder, true)
  // Operators can still say which account, by its number alone, let them go and where to.
  const { rows } = await database.pool.query(
    `select withdrawal.address, users.name from withdrawals withdrawal join users on users.id = withdrawal.person_id
     where withdrawal.batch_id = $1 and users.id = $2`,
    [batchId, personId],
  )
  expect(rows).toEqual([{ address: wallet.address, name: 'Erased account' }])
  const heir = await newPerson(database.pool)
  await chain.comeBack(heir, batchId, await chain.prove(heir, wallet.account), 2)
  expect(await findCredits(database.db, holdings(heir), batchId)).toBe(2)
})

test('a wallet is not taken off while tokens are on the way to it or from it, and they arrive at its owner', async () => {
  const holder = await leaving(4)
  await expect(takeOff(holder)).rejects.toMatchObject(refusedTaking('on their way to this wallet'))
  await chain.settle()
  await bringHome(holder, 4)
  await expect(takeOff(holder)).rejects.toMatchObject(refusedTaking('on their way back'))
  await chain.settle()
  expect(await findCredits(database.db, holdings(holder.personId), holder.batchId)).toBe(4)
  await takeOff(holder)
})

test('what the chain has and the ledger has not read yet is on the way: the mirror may be faster than the watch', async () => {
  const holder = await leaving(2)
  await chain.settle()
  await bringHome(holder, 2)
  await chain.mirror()
  await expect(takeOff(holder)).rejects.toMatchObject(refusedTaking('on their way back'))
  await expect(close(holder)).rejects.toMatchObject(refusedClosing('2 tokens on the way back'))
  await chain.watch()
  await takeOff(holder)
})

test('withdrawing and taking the wallet off at once: either the wallet stays, or nothing leaves', async () => {
  const personId = await newPerson(database.pool)
  const { batchId } = await chain.own(2, undefined, personId)
  const wallet = await chain.prove(personId)
  const [left, gone] = await Promise.allSettled([
    chain.withdraw(personId, batchId, wallet.id, 2),
    takeOff({ personId, batchId, wallet }),
  ])
  expect([left.status, gone.status].sort()).toEqual(['fulfilled', 'rejected'])
})
