import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeOf, newCompany, openShop, shop, trailOf } from '../../testing/test-approvals.ts'
import { askForKey, newKey, password, programOf } from '../../testing/test-keys.ts'

beforeAll(openShop)
afterAll(() => shop.close())

const listOf = async (by: Awaited<ReturnType<typeof newCompany>>['owner']) =>
  (await by.browser.get('/api/organisation/keys')).json().keys
const statusOf = async (secret: string) => (await programOf(secret).get('/v1/key')).statusCode

test('a key is shown once, kept as a hash, and opens what is its organisation’s', async () => {
  const { id, owner } = await newCompany()
  const { key, secret } = await newKey(owner, { name: 'Shop', scopes: ['trade'], tradeCents: 5000 })
  expect(secret).toMatch(/^live_[0-9a-z]{50}$/)
  expect(key).toMatchObject({ name: 'Shop', mode: 'live', scopes: ['read', 'trade'], tradeCents: 5000 })
  expect(secret.endsWith(key.secretEnd)).toBe(true)
  const { rows } = await shop.site.pool.query('select * from organisation_keys where id = $1', [key.id])
  expect(JSON.stringify(rows)).not.toContain(secret.slice(5))
  expect(JSON.stringify(await listOf(owner))).not.toContain(secret.slice(5))
  const answer = await programOf(secret).get('/v1/key')
  expect(answer.json()).toMatchObject({
    id: key.id,
    organisation: { id },
    role: 'owner',
    trade: { limit: { amount: 5000, currency: 'usd', unit: 'cent' }, left: { amount: 5000 } },
    // It was not made for retiring.
    retire: { limit: { amount: 0 }, left: { amount: 0 } },
  })
  expect(await trailOf(owner)).toContain('Olga made the key “Shop”')
})

test('when and from where it was used last is on the page', async () => {
  const { owner } = await newCompany()
  const { secret } = await newKey(owner)
  expect(await statusOf(secret)).toBe(200)
  await vi.waitFor(async () =>
    expect((await listOf(owner))[0]).toMatchObject({
      lastUsedAt: expect.any(String),
      lastUsedFrom: '127.0.0.1',
    }),
  )
})

test('making one asks an owner who they are; nobody else may, and nobody without a confirmed address', async () => {
  const { owner, admin } = await newCompany('admin')
  expect(codeOf(await askForKey(owner, { password: 'another' }))).toBe('wrong_credentials')
  expect(codeOf(await askForKey(admin))).toBe('not_permitted')
  await shop.site.pool.query('update users set email_verified = false where id = $1', [owner.id])
  expect(codeOf(await askForKey(owner))).toBe('email_unconfirmed')
  expect(await listOf(admin)).toEqual([])
})

test('a rotated key has a new secret at once, and the old one for the hours that were chosen', async () => {
  const { owner } = await newCompany()
  const { key, secret } = await newKey(owner)
  const rotate = (overlapHours: number) =>
    owner.browser.post(`/api/organisation/keys/${key.id}/rotate`, { body: { overlapHours, password } })
  const { secret: second } = (await rotate(24)).json()
  expect([await statusOf(secret), await statusOf(second)]).toEqual([200, 200])
  await shop.site.pool.query(
    `update organisation_keys set former_until = now() - interval '1 second' where id = $1`,
    [key.id],
  )
  expect([await statusOf(secret), await statusOf(second)]).toEqual([401, 200])
  const { secret: third } = (await rotate(0)).json()
  expect([await statusOf(second), await statusOf(third)]).toEqual([401, 200])
  expect(await trailOf(owner)).toContain('Olga gave the key “Shop” a new secret')
})

test('a revoked key is refused from that moment, by admins too, and so is one whose last day is over', async () => {
  const { owner, admin } = await newCompany('admin')
  const { key, secret } = await newKey(owner)
  const revoke = () => admin.browser.post(`/api/organisation/keys/${key.id}/revoke`)
  expect((await revoke()).statusCode).toBe(200)
  expect(await statusOf(secret)).toBe(401)
  expect((await revoke()).statusCode).toBe(200)
  expect((await trailOf(owner)).filter((line) => line.includes('revoked'))).toEqual([
    'admin revoked the key “Shop”',
  ])
  expect(codeOf(await askForKey(owner, { endsOn: '2020-01-01' }))).toBe('invalid_input')
  const dated = await newKey(owner, { endsOn: '2999-12-31' })
  expect(await statusOf(dated.secret)).toBe(200)
  await shop.site.pool.query(
    `update organisation_keys set expires_at = now() - interval '1 second' where id = $1`,
    [dated.key.id],
  )
  expect(await statusOf(dated.secret)).toBe(401)
  const again = await owner.browser.post(`/api/organisation/keys/${dated.key.id}/rotate`, {
    body: { overlapHours: 0, password },
  })
  expect(codeOf(again)).toBe('key_over')
})

test('nobody reaches the key of another organisation', async () => {
  const [one, other] = [await newCompany(), await newCompany()]
  const { key, secret } = await newKey(one.owner)
  for (const way of ['rotate', 'revoke'])
    expect(
      codeOf(
        await other.owner.browser.post(`/api/organisation/keys/${key.id}/${way}`, {
          body: { overlapHours: 0, password },
        }),
      ),
    ).toBe('not_found')
  expect(await listOf(other.owner)).toEqual([])
  expect(await statusOf(secret)).toBe(200)
})

test('a key acts by its member’s role of today; of one who left it only reads, until an owner rotates it', async () => {
  const { id, owner } = await newCompany()
  const second = await newCompany()
  await shop.site.pool.query(
    `insert into memberships (organisation_id, person_id, role) values ($1, $2, 'owner')`,
    [id, second.owner.id],
  )
  await shop.site.pool.query('update sessions set organisation_id = $1 where user_id = $2', [
    id,
    second.owner.id,
  ])
  const { key, secret } = await newKey(second.owner)
  const program = programOf(secret)
  const roleOf = async () => (await program.get('/v1/key')).json().role
  expect(await roleOf()).toBe('owner')
  await shop.site.pool.query(
    `update memberships set role = 'preparer' where organisation_id = $1 and person_id = $2`,
    [id, second.owner.id],
  )
  expect(await roleOf()).toBe('preparer')
  await shop.site.pool.query('delete from memberships where organisation_id = $1 and person_id = $2', [
    id,
    second.owner.id,
  ])
  expect(await roleOf()).toBe('viewer')
  const [kept] = await listOf(owner)
  expect(kept).toMatchObject({ id: key.id, answeredBy: null })
  const rotate = (overlapHours: number) =>
    owner.browser.post(`/api/organisation/keys/${key.id}/rotate`, { body: { overlapHours, password } })
  // Whoever left knows the old secret.
  expect(codeOf(await rotate(1))).toBe('invalid_input')
  const { secret: fresh } = (await rotate(0)).json()
  expect(await statusOf(secret)).toBe(401)
  expect((await programOf(fresh).get('/v1/key')).json().role).toBe('owner')
})

test('a closed organisation has no keys: its programs are refused', async () => {
  const { id, owner } = await newCompany()
  const { secret } = await newKey(owner)
  await shop.site.pool.query('update organisations set closed_at = now() where id = $1', [id])
  expect(await statusOf(secret)).toBe(401)
})
