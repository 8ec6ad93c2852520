import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptAboutPeople } from '../../kept-about-people.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { enterprise, type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'
import { retireCredits } from '../../use/retirements/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'ledgerleaf-person-'))
let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

test('every table with a column for a person, or for an address, is listed with what erasing does there', async () => {
  const { rows } = await shop.site.pool.query<{ table_name: string; column_name: string }>(
    `select columns.table_name, column_name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where columns.table_schema = 'public' and table_type = 'BASE TABLE'
       and (column_name ~ '(user|person|buyer|seller|operator|owner|holder)(_id)?$' or column_name ~ 'email|phone|address|account$')`,
  )
  const listed = new Set(keptAboutPeople.tables.map(({ table }) => table))
  const forgotten = rows.filter(({ table_name: table }) => !listed.has(table))
  expect(forgotten).toEqual([])
  const references = await shop.site.pool.query<{ name: string }>(
    `select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`,
  )
  expect(references.rows.filter(({ name }) => !listed.has(name))).toEqual([])
})

/** Where in the database a text stands, table by table. */
const placesOf = async (text: string): Promise<string[]> => {
  const { rows } = await shop.site.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const places: string[] = []
  for (const { name } of rows) {
    const found = await shop.site.pool.query(
      `select from "${name}" kept where position(lower($1) in lower(to_jsonb(kept)::text)) > 0`,
      [text],
    )
    if (found.rowCount) places.push(name)
  }
  return places.sort()
}

const settle = async (email: string) => {
  const buyer = await shop.person(email)
  const { person } = (await buyer.get('/api/auth/session')).json()
  const { listing, batch } = await shop.listing()
  const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 3 }])
  const placed = (await shop.order(buyer, basketId, 3000, { pay: 'checkout_page' })).json()
  await shop.payAt(placed.payUrl, 'pm_card_visa', email)
  await shop.until(buyer, placed, 'settled')
  await shop.idle()
  return { buyer, id: person.id as string, placed, batch }
}
const retireAll = (id: string, batchId: string) =>
  inTransaction(shop.site.db, (tx) =>
    retireCredits(
      tx,
      id,
      { batchId, quantity: Credits.parse(3), beneficiary: 'A beneficiary', purpose: 'P', reason: 'other' },
      new Date(),
    ),
  )
const write = (email: string, message: string) =>
  shop.guest().post('/api/contact', {
    body: { name: 'Vera Vanishing', email, phone: '', subject: 'Question', message },
  })

test('what is kept about a person is one file, by table, with nothing of anybody else', async () => {
  const email = 'vera@vanishing.example'
  const { id, placed } = await settle(email)
  const other = await settle('other@staying.example')
  expect((await write(email, 'What do you keep about me?')).statusCode).toBe(200)
  const file = join(folder, 'vera.json')
  expect(await shop.admin('person-data', email, file)).toContain('orders: 1')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const told = readFileSync(file, 'utf8')
  const { tables } = JSON.parse(told)
  expect(tables.users).toMatchObject([{ id, email }])
  expect(tables.orders).toMatchObject([{ id: placed.id }])
  expect(tables.support_messages).toMatchObject([{ message: 'What do you keep about me?' }])
  for (const secret of [other.id, other.placed.id, 'other@staying.example', '$argon2'])
    expect(told).not.toContain(secret)
  expect(await shop.admin('person-data', 'nobody@example.org', join(folder, 'none.json'))).toContain(
    'Nothing is kept',
  )
})

test('a person is erased once nothing is under way: no trace of the address, no way in, and the ledger as it was', async () => {
  const email = 'erik@erased-soon.example'
  const { buyer, id, placed, batch } = await settle(email)
  await write(email, 'Please erase me')
  await expect(shop.admin('erase-person', email)).rejects.toThrow('cannot be undone')
  await expect(shop.admin('erase-person', email, '--yes')).rejects.toThrow('3 credits held: retire them')
  expect((await buyer.get('/api/auth/session')).json().person).toMatchObject({ id })
  await retireAll(id, batch.id)
  await shop.idle()
  const done = await shop.admin('erase-person', email, '--yes')
  expect(done).toContain('sessions: 1')
  expect(done).toContain('retirements: 1, a retirement is final and public')
  expect(done).toContain('the invoices of the years for which the law demands them')
  await shop.idle()

  expect(await placesOf(email)).toEqual([])
  const { rows } = await shop.site.pool.query('select name, email from users where id = $1', [id])
  expect(rows).toEqual([{ name: 'Erased account', email: `erased-${id}@erased.invalid` }])
  expect((await buyer.get('/api/auth/session')).json().person).toBeNull()
  const signIn = { body: { email, password: 'a password nobody guesses' } }
  expect((await shop.guest().post('/api/auth/sign-in', signIn)).statusCode).toBe(401)
  expect(
    (await shop.site.pool.query('select from orders where id = $1 and enterprise is not null', [placed.id]))
      .rowCount,
  ).toBe(1)
  expect(await shop.admin('erase-person', email, '--yes')).toContain('nothing was changed')
  expect(await shop.admin('verify')).toContain('The ledger verifies')

  // Once the law no longer asks for the invoice its names go too.
  await shop.site.pool.query(
    `update orders set settled_at = settled_at - interval '11 years' where id = $1`,
    [placed.id],
  )
  await shop.site.pool.query(`select graphile_worker.add_job('sweep-invoices', '{}'::json)`)
  await shop.idle()
  expect(
    (await shop.site.pool.query('select from orders where id = $1 and enterprise is not null', [placed.id]))
      .rowCount,
  ).toBe(0)
  await shop.site.pool.query(
    `update orders set settled_at = settled_at + interval '11 years' where id = $1`,
    [placed.id],
  )
})

test('a guest’s credits in escrow, a listing and an open order each stand against it, with what to do', async () => {
  // Where a guest's news goes is the address on the invoice.
  const email = enterprise.businessEmail
  const guest = shop.guest()
  const { listing } = await shop.listing()
  const basketId = await shop.basket(guest, [{ listingId: listing.id, quantity: 1 }])
  const placed = (await shop.order(guest, basketId, 1000, { pay: 'checkout_page' })).json()
  await shop.payAt(placed.payUrl, 'pm_card_visa', email)
  await shop.until(guest, placed, 'settled')
  await shop.idle()
  await expect(shop.admin('erase-person', email, '--yes')).rejects.toThrow(
    '1 credit of a guest’s order in escrow',
  )
  await shop.admin('refund', placed.id)
  await shop.until(guest, placed, 'refunded')
  await shop.idle()
  expect(await shop.admin('erase-person', email, '--yes')).toContain('orders: 1')
  // The invoices themselves.
  expect(await placesOf(email)).toEqual(['invoices', 'orders'])

  const seller = await shop.seller('selma@seller.example')
  const offered = await shop.listing(5, 1000, seller.id)
  await expect(shop.admin('erase-person', 'selma@seller.example', '--yes')).rejects.toThrow(
    '1 listing on the market',
  )
  await shop.admin('cancel-listing', offered.listing.tokenId)
  const own = await shop.person('olaf@open.example')
  const openBasket = await shop.basket(own, [{ listingId: listing.id, quantity: 1 }])
  await shop.order(own, openBasket, 1000, { pay: 'checkout_page' })
  await expect(shop.admin('erase-person', 'olaf@open.example', '--yes')).rejects.toThrow('1 order not paid')
  expect(await shop.admin('erase-person', 'selma@seller.example', '--yes')).toContain('users: 1')
})

test('whoever is signed in has the file, and closes the account with the password alone', async () => {
  const email = 'carla@closing.example'
  const own = await shop.person(email)
  await write(email, 'Good bye')
  // Anybody can open an account with an address; what was written from it is theirs only once they have proved it.
  expect((await own.get('/api/account/data.json')).json().tables.support_messages).toEqual([])
  await shop.site.pool.query('update users set email_verified = true where email = $1', [email])
  const file = await own.get('/api/account/data.json')
  expect(file.headers['content-disposition']).toContain('attachment')
  expect(file.json().tables.support_messages).toMatchObject([{ message: 'Good bye' }])
  expect((await shop.guest().get('/api/account/data.json')).statusCode).toBe(401)
  const close = (password: string) => own.post('/api/account/close', { body: { password } })
  const wrong = await close('not the password')
  expect(wrong.json()).toMatchObject({ code: 'wrong_credentials', field: 'password' })
  expect((await close('a password nobody guesses')).json()).toEqual({ done: true })
  await shop.idle()
  expect((await own.get('/api/auth/session')).json().person).toBeNull()
  expect(await placesOf(email)).toEqual([])

  const seller = await shop.seller('sven@selling.example')
  await shop.listing(5, 1000, seller.id)
  const refused = await seller.browser.post('/api/account/close', {
    body: { password: 'a password nobody guesses' },
  })
  expect(refused.json()).toMatchObject({ code: 'account_entangled' })
  expect(refused.json().error).toContain('1 listing on the market')
  await shop.site.pool.query(`insert into roles (user_id, role) values ($1, 'operator')`, [seller.id])
  const operator = await seller.browser.post('/api/account/close', {
    body: { password: 'a password nobody guesses' },
  })
  expect(operator.json().error).toContain('command line')
})
