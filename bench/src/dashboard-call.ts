import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import autocannon from 'autocannon'
import { freePort } from '../../server/src/testing/free-port.ts'
import { median } from './median.ts'
import { makeDataDir, startServer } from './server-process.ts'
import { demoBuyer, signIn } from './sign-in.ts'

const sliceSeconds = 3
const pairs = 6
const call = '/api/dashboard/total-credits'

const slice = async (origin: string, cookie: string) => {
  const result = await autocannon({
    url: origin + call,
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

/** Yardstick and ours alternate A-B-B-A in one run, so that a noisy machine is noisy for both. */
export const measureDashboardCall = async () => {
  const { dir, remove } = makeDataDir()
  const server = await startServer(dir)
  const barePort = await freePort()
  const bare = fork(path.join(import.meta.dirname, 'bare-server.ts'), [String(barePort)])
  await once(bare, 'message')
  const cookie = await signIn(server.origin, demoBuyer)
  const origins = { bare: `http://127.0.0.1:${barePort}`, ours: server.origin }
  const taken = {
    bare: [] as Awaited<ReturnType<typeof slice>>[],
    ours: [] as Awaited<ReturnType<typeof slice>>[],
  }
  for (let pair = 0; pair < pairs; pair++) {
    const order = pair % 2 === 0 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const)
    for (const side of order) taken[side].push(await slice(origins[side], cookie))
  }
  bare.kill()
  await server.stop()
  remove()
  // The first pair warms both up and is left out.
  const ours = taken.ours.slice(1)
  const yardstick = taken.bare.slice(1)
  const ratios = ours.map((mine, i) => mine.perSecond / (yardstick[i]?.perSecond ?? Number.NaN))
  const perSecond = (slices: typeof ours) => median(slices.map((s) => s.perSecond)).toFixed(0)
  const p99 = (slices: typeof ours) => `${median(slices.map((s) => s.p99)).toFixed(0)} ms`
  return {
    title: `POST ${call}: session, e-mail check and PostgreSQL, against a bare Fastify handler`,
    note: `${pairs - 1} pairs of ${sliceSeconds}-second slices, A-B-B-A, 20 connections, load and servers on the same machine.`,
    head: ['', 'Requests per second', 'p99'],
    rows: [
      ['bare Fastify handler', perSecond(yardstick), p99(yardstick)],
      ['Ledgerleaf', perSecond(ours), p99(ours)],
      [
        'ratio (median of pairs; lowest, highest)',
        `${median(ratios).toFixed(3)} (${Math.min(...ratios).toFixed(3)}, ${Math.max(...ratios).toFixed(3)})`,
        '',
      ],
    ],
  }
}
