import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { marketNow, offerCredits } from '../../testing/test-market.ts'
import { newPerson } from '../../testing/test-person.ts'
import { findTrail } from '../../views/members/member-queries.ts'
import { noteMove } from './note-move.ts'
import { wallets } from './wallets.tables.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('the trail of an organisation names the member who sent credits to a wallet, or had them come back', async () => {
  const { db, pool } = database
  const [organisationId, personId] = [await newPerson(pool), await newPerson(pool)]
  await pool.query(`update users set name = 'Mia' where id = $1`, [personId])
  const { batch } = await offerCredits(db)
  const [walletId, address] = [randomUUID(), `0x${'a'.repeat(40)}`] as const
  await db.insert(wallets).values({ id: walletId, personId: organisationId, address, provenAt: marketNow })
  const member = { organisationId, personId }
  const moved = { batchId: batch.id, walletId, quantity: 3 }
  const [out, back] = [marketNow, new Date(marketNow.getTime() + 1000)]
  await inTransaction(db, (tx) => noteMove(tx, member, 'credits_withdrawn', moved, out))
  await inTransaction(db, (tx) => noteMove(tx, member, 'credits_brought_back', moved, back))
  expect(await findTrail(db, organisationId)).toMatchObject([
    { by: 'Mia', words: expect.stringMatching(/^has 3 t of .+ come back from the wallet 0xa+$/) },
    { by: 'Mia', words: expect.stringMatching(/^sent 3 t of .+ to the wallet 0xa+$/) },
  ])
})
