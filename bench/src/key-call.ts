import path from 'node:path'
import autocannon from 'autocannon'
import { makeSecret } from '../../server/src/people/keys/key-secret.ts'
import { openDatabase } from '../../server/src/platform/db.ts'
import { launchPostgres } from '../../server/src/platform/embedded-postgres/launch-postgres.ts'
import { hashToken } from '../../server/src/platform/hash-token.ts'
import { newId } from '../../server/src/platform/id.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { median } from './median.ts'
import { makeDataDir, startServer } from './server-process.ts'
import { demoBuyer, signIn } from './sign-in.ts'

const sliceSeconds = 3
const rounds = 6
/** Each key may be used so often a minute; a whole run needs more than one is allowed. */
const keys = 20

const slice = async (url: string, requests: autocannon.Request[]) => {
  const result = await autocannon({ url, requests, connections: 20, duration: sliceSeconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}
type Slice = Awaited<ReturnType<typeof slice>>

/** Keys of the demo's buyer, put where they are kept: a page makes at most fifty. */
const plantKeys = async (databaseUrl: string): Promise<string[]> => {
  const database = openDatabase(databaseUrl, openLog('error'), 2)
  const secrets = Array.from({ length: keys }, () => makeSecret('live'))
  for (const { secret, secretEnd } of secrets)
    await database.pool.query(
      `insert into organisation_keys (id, organisation_id, name, mode, scopes, answered_by, secret_hash, secret_end, made_at)
       select $1, membership.organisation_id, 'Bench', 'live', array['read'], person.id, $2, $3, now()
       from users person join memberships membership on membership.person_id = person.id where person.email = $4 limit 1`,
      [newId(), hashToken(secret), secretEnd, demoBuyer.email],
    )
  await database.close()
  return secrets.map(({ secret }) => secret)
}

/** The holdings of one organisation, asked for by a browser with its cookie and by a program with a key. */
export const measureKeyCall = async () => {
  const { dir, remove } = makeDataDir()
  const postgres = await launchPostgres(path.join(dir, 'postgres'))
  const server = await startServer(dir)
  const cookie = await signIn(server.origin, demoBuyer)
  const secrets = await plantKeys(postgres.url)
  const withKeys = (url: string) =>
    secrets.map((secret) => ({ path: url, headers: { authorization: `Bearer ${secret}` } }))
  const sides = [
    { name: 'GET /api/holdings with a cookie', requests: [{ path: '/api/holdings', headers: { cookie } }] },
    { name: 'GET /v1/holdings with a key', requests: withKeys('/v1/holdings') },
  ].map((side) => ({ ...side, slices: [] as Slice[] }))
  for (let round = 0; round < rounds; round++)
    for (const side of round % 2 === 0 ? sides : sides.toReversed())
      side.slices.push(await slice(server.origin, side.requests))
  await server.stop()
  await postgres.stop()
  remove()
  // The first round warms both up and is left out.
  const [byCookie, byKey] = sides.map(({ slices }) => slices.slice(1))
  const ratios = (byKey ?? []).map(({ perSecond }, i) => perSecond / (byCookie?.[i]?.perSecond ?? Number.NaN))
  const range = `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}, ${Math.max(...ratios).toFixed(2)})`
  return {
    title: 'The same holdings with a key and with a cookie',
    note: `${rounds - 1} rounds of ${sliceSeconds}-second slices, one way and back, 20 connections, load and server on the same machine. A key is looked up by its hash, its member’s role and its limits are asked, and the call is counted, in every call; ${keys} keys take turns, since one may be used only so often a minute.`,
    head: [
      '',
      'Requests per second',
      'p99',
      'with a key against a cookie (median of rounds; lowest, highest)',
    ],
    rows: sides.map(({ name, slices }, at) => [
      name,
      median(slices.slice(1).map(({ perSecond }) => perSecond)).toFixed(0),
      `${median(slices.slice(1).map(({ p99 }) => p99)).toFixed(0)} ms`,
      at === 0 ? '' : range,
    ]),
  }
}
