import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/** Somebody who has an account, and nothing else. */
export const newPerson = async (pool: Pool): Promise<string> => {
  const id = randomUUID()
  await pool.query('insert into users (id, name, email) values ($1, $2, $3)', [
    id,
    'Ada',
    `${id}@example.com`,
  ])
  return id
}
