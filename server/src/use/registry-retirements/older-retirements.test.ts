import { expect, test } from 'vitest'
import { migrate } from '../../platform/migrate.ts'
import { olderDatabase } from '../../testing/older-database.ts'

test('what was retired by an older version waits for its registry since its day, unless it is of none', async () => {
  const { pool, drop } = await olderDatabase('0078')
  for (const registry of ['Verra VCS', 'Ledgerleaf'])
    await pool.query(
      `with project as (
         insert into projects (id, seller_id, name, created_at)
         values (gen_random_uuid(), gen_random_uuid(), $1, now()) returning id
       ), batch as (
         insert into batches (id, project_id, vintage_starts_on, vintage_ends_on, registry, serial_prefix, serial_space,
           serial_start, serial_end, quantity, issued_at)
         select gen_random_uuid(), id, '2023-01-01', '2023-12-31', $1, 'P', 'P', 1, 10, 10, now() from project returning id
       )
       insert into retirements (id, buyer_id, batch_id, quantity, beneficiary, on_behalf_of, reason, purpose, retired_at)
       select gen_random_uuid(), gen_random_uuid(), id, 4, 'A Company', null, 'other', 'Travel', '2026-02-03T10:00:00Z'
       from batch`,
      [registry],
    )
  await migrate(pool)
  const { rows } = await pool.query(
    'select registry, state, quantity, beneficiary, purpose, pending_since from registry_retirements',
  )
  expect(rows).toEqual([
    {
      registry: 'Verra VCS',
      state: 'pending',
      quantity: 4,
      beneficiary: 'A Company',
      purpose: 'Travel',
      pending_since: expect.anything(),
    },
  ])
  expect(new Date(rows[0].pending_since).toISOString()).toBe('2026-02-03T10:00:00.000Z')
  await drop()
})
