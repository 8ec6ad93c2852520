import { randomBytes, randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import type { Database } from '../../../server/src/platform/db.ts'
import { inTransaction } from '../../../server/src/platform/transaction.ts'
import { buyCredits } from '../../../server/src/testing/test-market.ts'
import { retireCredits } from '../../../server/src/use/retirements/retire-credits.ts'

const send = async (url: string, body: object, headers: Record<string, string>): Promise<Response> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer
}

const purchases = 6
const words = { beneficiary: 'A newcomer', reason: 'corporate_inventory', purpose: 'Travel' } as const

/** Somebody who signed up today, bought a few times and retired half of it: the same in either market. Answers the cookies. */
export const openNewcomer = async (
  origin: string,
  { db, pool }: Database,
  listingId: string,
): Promise<string> => {
  const email = `newcomer-${randomUUID()}@example.org`
  const [a, b, c] = randomBytes(3)
  const from = { 'x-forwarded-for': `10.${a}.${b}.${c}` }
  const joined = await send(
    `${origin}/api/auth/sign-up`,
    { email, password: randomBytes(12).toString('hex') },
    from,
  )
  const cookie = joined.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const { rows } = await pool.query<{ id: string; batch: string }>(
    `select organisation_id as id, (select batch_id from listings where id = $2) as batch
     from memberships join users on users.id = person_id where email = $1`,
    [email, listingId],
  )
  const [newcomer] = rows
  if (!newcomer) throw new Error('whoever signed up has no organisation')
  await pool.query(`insert into organisation_sides (organisation_id, side) values ($1, 'buyer')`, [
    newcomer.id,
  ])
  for (let turn = 0; turn < purchases; turn++)
    await buyCredits(db, newcomer.id, listingId, 2, { at: new Date() })
  const wish = { ...words, batchId: newcomer.batch, quantity: Credits.parse(purchases) }
  await inTransaction(db, (tx) => retireCredits(tx, newcomer.id, wish, new Date()))
  return cookie
}
