import { randomUUID } from 'node:crypto'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keptAboutPeople } from '../../kept-about-people.ts'
import type { Tx } from '../../platform/db.ts'
import { orThrow } from '../../platform/outcome.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { openListing, withdrawListing } from '../../supply/listings/index.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { marketNow, offerCredits } from '../../testing/test-market.ts'
import { endOrder, holdAgain, lockOrder, placeOrder } from '../../trade/orders/index.ts'
import { createSubscription } from '../../trade/subscriptions/create-subscription.ts'
import { handOver } from '../organisations/index.ts'
import { erasePerson } from './erase-person.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const addPerson = async () => {
  const id = randomUUID()
  const email = `${id}@example.org`
  await database.pool.query('insert into users (id, name, email) values ($1, $2, $3)', [id, 'Ada', email])
  return { id, email }
}
type Someone = Awaited<ReturnType<typeof addPerson>>

const erase = (tx: Tx, person: Someone) =>
  erasePerson(tx, keptAboutPeople, person, { invoicesSince: marketNow })
const order = async (tx: Tx, buyerId: string, listingId: string) => {
  const lines = [{ listingId, quantity: Credits.parse(2) }]
  return orThrow(await placeOrder(tx, { buyerId, lines, feeBasisPoints: 250 }, marketNow))
}

const someoneWaits = () =>
  vi.waitFor(
    async () =>
      expect(
        (
          await database.pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount,
      ).toBeGreaterThan(0),
    { timeout: 20_000, interval: 20 },
  )

/** The first has done its work and not committed when the second begins; the second must wait for it. */
const inTurn = async (first: (tx: Tx) => Promise<unknown>, second: (tx: Tx) => Promise<unknown>) => {
  let later: Promise<PromiseSettledResult<unknown>[]> | undefined
  await inTransaction(database.db, async (tx) => {
    await first(tx)
    later = Promise.allSettled([inTransaction(database.db, second)])
    await someoneWaits()
  })
  const [outcome] = (await later) ?? []
  return outcome
}

const refusedWith = (code: string) => ({ status: 'rejected', reason: { code } })

test('whoever orders while the account is being erased is refused, and nothing is held', async () => {
  const person = await addPerson()
  const { listing } = await offerCredits(database.db)
  const outcome = await inTurn(
    (tx) => erase(tx, person),
    (tx) => order(tx, person.id, listing.id),
  )
  expect(outcome).toMatchObject(refusedWith('not_signed_in'))
  const { rowCount } = await database.pool.query('select from orders where buyer_id = $1', [person.id])
  expect(rowCount).toBe(0)
})

test('an account that is ordering at that moment is not erased', async () => {
  const person = await addPerson()
  const { listing } = await offerCredits(database.db)
  const outcome = await inTurn(
    (tx) => order(tx, person.id, listing.id),
    (tx) => erase(tx, person),
  )
  expect(outcome).toMatchObject(refusedWith('account_entangled'))
  const { rows } = await database.pool.query('select email from users where id = $1', [person.id])
  expect(rows).toEqual([{ email: person.email }])
})

test('a listing and a subscription opened while the account is being erased are refused', async () => {
  const seller = await addPerson()
  const { listing, batch } = await offerCredits(database.db, { sellerId: seller.id })
  await inTransaction(database.db, (tx) => withdrawListing(tx, seller.id, listing.id, marketNow))
  const wish = {
    batchId: batch.id,
    tokenId: randomUUID(),
    quantity: Credits.parse(5),
    pricePerCreditCents: Cents.parse(900),
  }
  const listed = await inTurn(
    (tx) => erase(tx, seller),
    (tx) => openListing(tx, seller.id, wish, marketNow),
  )
  expect(listed).toMatchObject(refusedWith('not_signed_in'))

  const buyer = await addPerson()
  const subscribed = await inTurn(
    (tx) => erase(tx, buyer),
    (tx) =>
      createSubscription(
        tx,
        buyer.id,
        {
          tonnes: Credits.parse(3),
          every: 'month',
          limits: {},
          priceCapCents: Cents.parse(2000),
          startsOn: '2026-04-01',
          retire: null,
        },
        marketNow,
      ),
  )
  expect(subscribed).toMatchObject(refusedWith('not_signed_in'))
})

test('a seller whose credits somebody is paying for is not erased, though the listing is withdrawn', async () => {
  const seller = await addPerson()
  const { listing } = await offerCredits(database.db, { sellerId: seller.id })
  const placed = await inTransaction(database.db, (tx) => order(tx, randomUUID(), listing.id))
  await inTransaction(database.db, (tx) => withdrawListing(tx, seller.id, listing.id, marketNow))
  const attempt = () => inTransaction(database.db, (tx) => erase(tx, seller))
  await expect(attempt()).rejects.toMatchObject({
    code: 'account_entangled',
    message: expect.stringContaining('1 order of your credits not paid'),
  })
  await inTransaction(database.db, (tx) => endOrder(tx, placed, 'lapsed', marketNow))
  await attempt()
})

test('what is paid after the account was erased finds nobody: the credits are not taken again', async () => {
  const person = await addPerson()
  const { listing } = await offerCredits(database.db)
  const { id } = await inTransaction(database.db, async (tx) => {
    const placed = await order(tx, person.id, listing.id)
    await endOrder(tx, placed, 'lapsed', marketNow)
    return placed
  })
  await inTransaction(database.db, (tx) => erase(tx, person))
  await inTransaction(database.db, async (tx) => {
    const late = await lockOrder(tx, id)
    expect(late?.status).toBe('cancelled')
    expect(late && (await holdAgain(tx, late, marketNow))).toBe('sold_out')
  })
})

/** Two people who belong to the organisation of the first. */
const together = async (role: 'owner' | 'admin') => {
  const [one, other] = [await addPerson(), await addPerson()]
  await database.pool.query(
    `insert into memberships (organisation_id, person_id, role) values ($1, $2, $3)`,
    [one.id, other.id, role],
  )
  return { one, other, organisationId: one.id }
}
const ownersOf = async (organisationId: string) =>
  (
    await database.pool.query(
      `select person_id from memberships where organisation_id = $1 and role = 'owner'`,
      [organisationId],
    )
  ).rows.map(({ person_id }) => person_id)

// Whom mails go to is passed on, which makes others wait as well: so each of the two is the first once.
test.each(['one', 'other'] as const)(
  'of two owners who close their accounts at the same moment one stays while others belong to it (first the %s)',
  async (name) => {
    const { organisationId, ...owners } = await together('owner')
    const [first, second] = [owners[name], owners[name === 'one' ? 'other' : 'one']]
    const member = await addPerson()
    await database.pool.query(
      `insert into memberships (organisation_id, person_id, role) values ($1, $2, 'viewer')`,
      [organisationId, member.id],
    )
    const outcome = await inTurn(
      (tx) => erase(tx, first),
      (tx) => erase(tx, second),
    )
    expect(outcome).toMatchObject(refusedWith('account_entangled'))
    expect(await ownersOf(organisationId)).toEqual([second.id])
  },
)

test('whoever is handed an organisation while they close their account keeps the one or the other', async () => {
  const first = await together('admin')
  const by = { personId: first.one.id, organisationId: first.organisationId }
  const closed = await inTurn(
    (tx) => handOver(tx, by, first.other.id, marketNow),
    (tx) => erase(tx, first.other),
  )
  expect(closed).toMatchObject(refusedWith('account_entangled'))
  expect(await ownersOf(first.organisationId)).toEqual([first.other.id])

  const second = await together('admin')
  const given = await inTurn(
    (tx) => erase(tx, second.other),
    (tx) =>
      handOver(
        tx,
        { personId: second.one.id, organisationId: second.organisationId },
        second.other.id,
        marketNow,
      ),
  )
  expect(given).toMatchObject(refusedWith('not_found'))
  expect(await ownersOf(second.organisationId)).toEqual([second.one.id])
})
