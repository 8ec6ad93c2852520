import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import autocannon from 'autocannon'
import { launchPostgres } from '../../server/src/platform/embedded-postgres/launch-postgres.ts'
import { freePort } from '../../server/src/testing/free-port.ts'
import { median } from './median.ts'
import { makeDataDir, startServer } from './server-process.ts'
import { demoBuyer, signIn } from './sign-in.ts'

const sliceSeconds = 3
const rounds = 6
const call = '/api/dashboard/total-credits'

const slice = async (url: string, cookie: string) => {
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ email: demoBuyer.email }),
    connections: 20,
    duration: sliceSeconds,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}
type Slice = Awaited<ReturnType<typeof slice>>

/** Yardsticks and ours one way and back again in one run, so that a noisy machine is noisy for all. */
export const measureDashboardCall = async () => {
  const { dir, remove } = makeDataDir()
  const postgres = await launchPostgres(path.join(dir, 'postgres'))
  const server = await startServer(dir)
  const barePort = await freePort()
  const bare = fork(path.join(import.meta.dirname, 'bare-server.ts'), [String(barePort), postgres.url])
  await once(bare, 'message')
  const cookie = await signIn(server.origin, demoBuyer)
  const sides = [
    { name: 'bare Fastify handler, nothing behind it', url: `http://127.0.0.1:${barePort}/nothing` },
    {
      name: 'bare Fastify handler, session look-up and one query',
      url: `http://127.0.0.1:${barePort}/session-and-query`,
    },
    { name: 'Ledgerleaf', url: server.origin + call },
  ].map((side) => ({ ...side, slices: [] as Slice[] }))
  for (let round = 0; round < rounds; round++)
    for (const side of round % 2 === 0 ? sides : sides.toReversed())
      side.slices.push(await slice(side.url, cookie))
  bare.kill()
  await server.stop()
  await postgres.stop()
  remove()
  // The first round warms all of them up and is left out.
  const measured = sides.map(({ name, slices }) => ({ name, slices: slices.slice(1) }))
  const ours = measured.at(-1)?.slices ?? []
  const ratioTo = (slices: readonly Slice[]) => {
    const ratios = ours.map((mine, i) => mine.perSecond / (slices[i]?.perSecond ?? Number.NaN))
    return `${median(ratios).toFixed(3)} (${Math.min(...ratios).toFixed(3)}, ${Math.max(...ratios).toFixed(3)})`
  }
  return {
    title: `POST ${call}: session, e-mail check and PostgreSQL, against a bare Fastify handler`,
    note: `${rounds - 1} rounds of ${sliceSeconds}-second slices, one way and back, 20 connections, load and servers on the same machine. The handler that looks up the session reads one row of it and sums the balances, both planned once; it opens no seal, checks no role and counts nothing retired or withdrawn.`,
    head: ['', 'Requests per second', 'p99', 'Ledgerleaf against it (median of rounds; lowest, highest)'],
    rows: measured.map(({ name, slices }) => [
      name,
      median(slices.map((each) => each.perSecond)).toFixed(0),
      `${median(slices.map((each) => each.p99)).toFixed(0)} ms`,
      slices === ours ? '' : ratioTo(slices),
    ]),
  }
}
