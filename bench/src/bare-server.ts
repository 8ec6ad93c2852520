import process from 'node:process'
import Fastify from 'fastify'
import pg from 'pg'
import { holdings } from '../../server/src/ledger/accounts.ts'

/**
 * The yardsticks: the same framework answering the same bytes, once with nothing behind it, and once with what nobody can
 * do without, who the cookie speaks for and one question to the database, each planned once.
 */
const [port, url] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })
const app = Fastify()

app.post('/nothing', async () => ({ totalcreds: 0 }))

app.post('/session-and-query', async (request, reply) => {
  const [, token] = /ledgerleaf[.]session=([^.;]+)/.exec(request.headers.cookie ?? '') ?? []
  const session = await pool.query<{ organisation_id: string }>({
    name: 'session',
    text: 'select organisation_id from sessions where token = $1 and expires_at > now()',
    values: [token],
  })
  const organisationId = session.rows[0]?.organisation_id
  if (!organisationId) return reply.code(401).send({ error: 'not signed in' })
  const held = await pool.query<{ credits: number }>({
    name: 'held',
    text: 'select coalesce(sum(amount), 0)::float8 as credits from ledger_balances where account = $1',
    values: [holdings(organisationId)],
  })
  return { totalcreds: held.rows[0]?.credits }
})

await app.listen({ port: Number(port), host: '127.0.0.1' })
process.send?.('ready')
