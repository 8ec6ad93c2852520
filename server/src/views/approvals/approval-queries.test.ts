import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/id.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { findRequests, findStanding } from './approval-queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('whatever waits is shown and counted, however much; of what is over the latest fifty', async () => {
  const [ownerId, askerId] = [newId(), newId()]
  for (const id of [ownerId, askerId])
    await database.pool.query('insert into users (id, email, name) values ($1, $2, $3)', [
      id,
      `${id}@example.org`,
      'Somebody',
    ])
  const join = (id: string, role: string) =>
    database.pool.query(
      `insert into memberships (organisation_id, person_id, role) values ($1, $2, $3)
        on conflict (organisation_id, person_id) do update set role = excluded.role`,
      [ownerId, id, role],
    )
  await join(ownerId, 'owner')
  await join(askerId, 'preparer')
  const keep = (state: string, count: number) =>
    database.pool.query(
      `insert into approval_requests (id, organisation_id, asked_by, kind, act, title, lines, comment, tonnes, needed, state,
          asked_at, expires_at)
        select gen_random_uuid(), $1, $2, 'retirement', '{}', 'Retire 1 t', '[]', '', 1, 1, $3, now() - make_interval(mins => one),
          now() + interval '1 day' from generate_series(1, $4) one`,
      [ownerId, askerId, state, count],
    )
  await keep('waiting', 70)
  await keep('refused', 60)
  const looking = { personId: ownerId, organisationId: ownerId, memberRole: 'owner' } as const
  const states = (await findRequests(database.db, looking)).map(({ state }) => state)
  expect(states).toEqual([...Array(70).fill('waiting'), ...Array(50).fill('refused')])
  expect((await findStanding(database.db, looking)).waiting).toBe(70)
})
