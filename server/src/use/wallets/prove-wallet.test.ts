import { recoverTypedDataAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { mailsTo } from '../../testing/test-mails.ts'
import { newPerson } from '../../testing/test-person.ts'
import { mirrorSignature, signWith } from '../../testing/test-wallets.ts'
import { linkWallet } from './link-wallet.ts'
import { challengeWallet, checkProof, removeWallet } from './prove-wallet.ts'
import { findWallets } from './wallet-queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const now = new Date('2026-03-01T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const on = { chainId: 31_337, contract: `0x${'c'.repeat(40)}`, site: 'test.example' } as const
const newKey = () => privateKeyToAccount(generatePrivateKey())

const ask = (personId: string, address: string, at = now) =>
  inTransaction(database.db, (tx) => challengeWallet(tx, personId, address, on, at))
const check = (personId: string, challengeId: string, signature: string, at = now, site: string = on.site) =>
  checkProof(database.db, personId, { challengeId, signature }, site, at)
const link = async (personId: string, id: string, at = now) =>
  (await inTransaction(database.db, (tx) => linkWallet(tx, personId, id, 'https://test.example', at))).wallet

test('a wallet is linked by its own signature, once for each question', async () => {
  const [personId, key] = [await newPerson(database.pool), newKey()]
  const { id, typedData } = await ask(personId, key.address)
  expect(typedData.message).toMatchObject({ site: 'test.example', wallet: key.address.toLowerCase() })
  await check(personId, id, await signWith(key, typedData))
  expect(await link(personId, id)).toMatchObject({ address: key.address.toLowerCase() })
  await expect(link(personId, id)).rejects.toMatchObject({ code: 'link_expired' })
})

test('another key, another site, another person or a question that is too old links nothing', async () => {
  const [personId, key] = [await newPerson(database.pool), newKey()]
  const { id, typedData } = await ask(personId, key.address)
  const signature = await signWith(key, typedData)
  await expect(check(personId, id, await signWith(newKey(), typedData))).rejects.toMatchObject({
    code: 'bad_signature',
    field: 'signature',
  })
  await expect(check(personId, id, `0x${'1'.repeat(130)}`)).rejects.toMatchObject({ code: 'bad_signature' })
  await expect(check(personId, id, signature, now, 'phish.example')).rejects.toMatchObject({
    code: 'bad_signature',
  })
  const other = await newPerson(database.pool)
  await expect(check(other, id, signature)).rejects.toMatchObject({ code: 'link_expired' })
  await expect(link(other, id)).rejects.toMatchObject({ code: 'link_expired' })
  await expect(check(personId, id, signature, later(11))).rejects.toMatchObject({ code: 'link_expired' })
})

test('the second signature that anybody can make of a first one links nothing', async () => {
  const [personId, key] = [await newPerson(database.pool), newKey()]
  const { id, typedData } = await ask(personId, key.address)
  const signature = await signWith(key, typedData)
  const high = mirrorSignature(signature)
  const over = { ...typedData, signature: high } as Parameters<typeof recoverTypedDataAddress>[0]
  expect(await recoverTypedDataAddress(over)).toBe(key.address)
  await expect(check(personId, id, high)).rejects.toMatchObject({ code: 'bad_signature', field: 'signature' })
  await check(personId, id, signature)
})

test('its owner has a mail of each wallet that is linked, once', async () => {
  const [personId, key] = [await newPerson(database.pool), newKey()]
  const mails = () => mailsTo(database.pool, personId)
  await link(personId, (await ask(personId, key.address)).id)
  await link(personId, (await ask(personId, key.address)).id)
  expect(await mails()).toEqual(['A wallet was linked with your account'])
})

test('a contract is not linked by the word of its owner: what proves it may be another answer tomorrow', async () => {
  const [personId, owner] = [await newPerson(database.pool), newKey()]
  const { id, typedData } = await ask(personId, `0x${'5afe'.repeat(10)}`)
  await expect(check(personId, id, await signWith(owner, typedData))).rejects.toMatchObject({
    code: 'bad_signature',
  })
})

test('what is signed names the account, and links it with no other', async () => {
  const [owner, thief, key] = [await newPerson(database.pool), await newPerson(database.pool), newKey()]
  const own = await ask(owner, key.address)
  expect(own.typedData.message).toMatchObject({ account: `${owner}@example.com`, accountId: owner })
  expect(own.typedData.types.Proof?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['account', 'accountId']),
  )
  await database.pool.query(`update organisations set name = 'Acme' where id = $1`, [owner])
  const called = await ask(owner, key.address)
  expect(called.typedData.message).toMatchObject({ account: `Acme (${owner}@example.com)`, accountId: owner })
  await database.pool.query(`update organisations set name = '' where id = $1`, [owner])
  // The same question with the owner's name in it, as a stranger would have it signed to hand it in for themselves.
  const asked = await ask(thief, key.address)
  const { account, accountId } = own.typedData.message
  const named = { ...asked.typedData.message, account: account ?? '', accountId: accountId ?? '' }
  const relayed = await signWith(key, { ...asked.typedData, message: named })
  await expect(check(thief, asked.id, relayed)).rejects.toMatchObject({ code: 'bad_signature' })
  await expect(check(thief, own.id, await signWith(key, own.typedData))).rejects.toMatchObject({
    code: 'link_expired',
  })
})

const trailOf = async (personId: string) =>
  (await findWallets(database.db, personId, async () => [])).trail.map(({ what }) => what)

test('an address belongs to one account at a time, also when two prove it at once', async () => {
  const key = newKey()
  const people = [await newPerson(database.pool), await newPerson(database.pool)]
  const asked = await Promise.all(people.map((personId) => ask(personId, key.address)))
  const races = await Promise.allSettled(people.map((personId, at) => link(personId, asked[at]?.id ?? '')))
  expect(races.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const winner = races.findIndex(({ status }) => status === 'fulfilled')
  const [first, second] = [people[winner] ?? '', people[1 - winner] ?? '']
  expect(races[1 - winner]).toMatchObject({ reason: { code: 'wallet_taken' } })
  // Whoever only names the address does not hear that it is somebody's.
  await ask(second, key.address)
  const { id } = await link(first, (await ask(first, key.address)).id)
  await expect(inTransaction(database.db, (tx) => removeWallet(tx, second, id, now))).rejects.toMatchObject({
    code: 'not_found',
  })
  await inTransaction(database.db, (tx) => removeWallet(tx, first, id, later(1)))
  expect(await trailOf(first)).toEqual(['taken_off', 'linked'])
  expect(await link(second, (await ask(second, key.address)).id)).toMatchObject({
    address: key.address.toLowerCase(),
  })
})

test('a newer proof by the key takes the wallet along, and both accounts have a mail and a line of it', async () => {
  const key = newKey()
  const [first, second] = [await newPerson(database.pool), await newPerson(database.pool)]
  const before = await link(first, (await ask(first, key.address)).id)
  const after = await link(second, (await ask(second, key.address, later(1))).id, later(2))
  expect(after.id).not.toBe(before.id)
  const walletsOf = async (personId: string) =>
    (await findWallets(database.db, personId, async () => [])).wallets.map(({ id }) => id)
  expect([await walletsOf(first), await walletsOf(second)]).toEqual([[], [after.id]])
  expect([await trailOf(first), await trailOf(second)]).toEqual([
    ['linked_elsewhere', 'linked'],
    ['linked_anew'],
  ])
  expect(await mailsTo(database.pool, first)).toEqual([
    'A wallet was linked with your account',
    'A wallet of yours was linked with another account',
  ])
  expect(await mailsTo(database.pool, second)).toEqual(['A wallet was linked with your account'])
})

test('a proof that was asked for before the link it would end, ends nothing', async () => {
  const key = newKey()
  const [first, second] = [await newPerson(database.pool), await newPerson(database.pool)]
  const putBy = await ask(second, key.address)
  await link(first, (await ask(first, key.address, later(1))).id, later(1))
  await expect(link(second, putBy.id, later(2))).rejects.toMatchObject({ code: 'wallet_taken' })
  expect(await trailOf(second)).toEqual([])
})

test('two newer proofs at the same second: the wallet is one account’s, and nobody’s mail or line is missing', async () => {
  const key = newKey()
  const people = await Promise.all([1, 2, 3].map(() => newPerson(database.pool)))
  const [first = '', ...others] = people
  await link(first, (await ask(first, key.address)).id)
  const asked = await Promise.all(others.map((personId) => ask(personId, key.address, later(1))))
  const races = await Promise.allSettled(
    others.map((personId, at) => link(personId, asked[at]?.id ?? '', later(2))),
  )
  expect(races.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await trailOf(first)).toEqual(['linked_elsewhere', 'linked'])
  const lines = await Promise.all(others.map(trailOf))
  expect(lines.map((line) => line.length).sort()).toEqual([0, 1])
})

test('an address that the contract takes for a holder of its own is no wallet: it would stop the mirror', async () => {
  const personId = await newPerson(database.pool)
  for (const address of [
    `0x1ed9e71eaf${'0'.repeat(30)}`,
    `0x1ED9E71EAF${'A'.repeat(30)}`,
    `0x${'0'.repeat(40)}`,
  ])
    await expect(ask(personId, address)).rejects.toMatchObject({ code: 'invalid_input', field: 'address' })
})
