import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../server/src/platform/db.ts'
import { waitUntil } from '../../../server/src/platform/embedded-postgres/wait.ts'
import { statusOf } from '../../../server/src/testing/start-up/server-process.ts'
import type { Told } from '../faults/traffic.ts'
import type { openSockets } from './open-sockets.ts'
import type { Cluster, PostgresNode } from './start-cluster.ts'
import { built, type ClusterMember, expectServing } from './start-members.ts'
import { startRequests } from './steady-requests.ts'

export type World = {
  cluster: Cluster
  members: readonly ClusterMember[]
  /** Reached through haproxy, wherever the primary is. */
  database: () => Database
  sockets: Awaited<ReturnType<typeof openSockets>>
  told: Told
  listingId: string
}
export type Drilled = { isGood: boolean; says: string }
export type Drill = { name: string; run: (world: World) => Promise<Drilled> }

const secondsSince = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`

/** As the release of this checkout, whichever it was before. */
const restart = async (member: ClusterMember): Promise<number | null> => {
  const code = await member.end('SIGTERM')
  member.again([built])
  await expectServing(member)
  return code
}

/** Each of the six in turn, one web server while the other serves: nobody may notice. */
const restartEach = (name: string): Drill => ({
  name,
  run: async ({ cluster, members, sockets, listingId }) => {
    const requests = startRequests(cluster.siteUrl, { listingId, quantity: 1 })
    const before = sockets.drops()
    const codes: (number | null)[] = []
    for (const member of members) codes.push(await restart(member))
    const { answered, failures, slowestMs } = await requests.stop()
    const areAlive = await sockets.areAlive()
    const told = [...new Set(failures)].slice(0, 3).join('; ')
    return {
      isGood: failures.length === 0 && areAlive && codes.every((code) => code === 0),
      says: `${failures.length} of ${answered} requests failed${told && ` (${told})`}, the slowest took ${(slowestMs / 1000).toFixed(1)} s; ${sockets.drops() - before} sockets came again and ${areAlive ? 'all hear' : 'NOT all hear'}; exit codes ${codes.join(' ')}`,
    }
  },
})

const readHeld = `
  select array_agg(id::text) as ids from graphile_worker.jobs
  where locked_at < now() - interval '1.5 seconds' and task_identifier = any($1) = $2`
const heavy = ['analyse-report']

/** Kills it while it holds work that nobody else has: it is frozen first, and what stays taken is its own. */
const killInMidJob = async (
  member: ClusterMember,
  database: Database,
  isHeavy: boolean,
): Promise<string[]> => {
  for (let tries = 0; tries < 200; tries++) {
    member.signal('SIGSTOP')
    await wait(2000)
    const { rows } = await database.pool.query<{ ids: string[] | null }>(readHeld, [heavy, isHeavy])
    const held = rows[0]?.ids ?? []
    if (held.length > 0) {
      await member.end('SIGKILL')
      return held
    }
    member.signal('SIGCONT')
    await wait(Math.random() * 300)
  }
  return []
}

const lose = (role: 'worker' | 'reader'): Drill => ({
  name: `${role} killed in mid-job`,
  run: async ({ members, database }) => {
    const member = members.find((one) => one.role === role) as ClusterMember
    const held = await killInMidJob(member, database(), role === 'reader')
    const from = performance.now()
    const isDone = await waitUntil(
      async () => {
        const { rows } = await database().pool.query(
          'select count(*)::int as n from graphile_worker.jobs where id = any($1::bigint[]) and attempts < max_attempts',
          [held],
        )
        return rows[0]?.n === 0
      },
      90,
      200,
    )
    const took = secondsSince(from)
    member.again([built])
    await expectServing(member)
    return {
      isGood: held.length > 0 && isDone,
      says: `it held ${held.length} jobs, ${isDone ? `done by the other within ${took}` : 'NOT done'}`,
    }
  },
})

const standIn = async (
  nodes: readonly PostgresNode[],
  cluster: Cluster,
  lost: PostgresNode,
): Promise<PostgresNode | undefined> => {
  for (const node of nodes) if (node !== lost && (await cluster.isPrimary(node))) return node
  return undefined
}

const findPrimary = async ({ nodes, isPrimary }: Cluster): Promise<PostgresNode> => {
  for (const node of nodes) if (await isPrimary(node)) return node
  throw new Error('there is no primary')
}

/** Its Patroni and its PostgreSQL at once, as when its machine is gone; afterwards it comes back as the standby. */
const losePrimary: Drill = {
  name: 'primary killed',
  run: async ({ cluster, database, sockets, told }) => {
    const lost = await findPrimary(cluster)
    const ordersBefore = told.orders.length
    const from = performance.now()
    const postmaster = await lost.postmaster()
    process.kill(postmaster, 'SIGKILL')
    await lost.patroni.end('SIGKILL')
    const isReplaced = await waitUntil(
      async () => (await standIn(cluster.nodes, cluster, lost)) !== undefined,
      120,
      100,
    )
    const replaced = secondsSince(from)
    const sellsAgain = await waitUntil(() => told.orders.length > ordersBefore + 5, 120, 100)
    const sold = secondsSince(from)
    lost.patroni.again()
    const isBack = await waitUntil(async () => (await statusOf(lost.restUrl, '/sync')) === 200, 180, 500)
    const areAlive = await sockets.areAlive()
    const { rows } = await database().pool.query('select pg_is_in_recovery() as standby')
    return {
      isGood: isReplaced && sellsAgain && isBack && areAlive && rows[0]?.standby === false,
      says: `the standby was promoted after ${replaced}, orders confirmed again after ${sold}; ${isBack ? 'the lost one follows it now' : 'the lost one did NOT come back'}; sockets ${areAlive ? 'came again and hear' : 'do NOT all hear'}`,
    }
  },
}

/** The new release brings the database up to date while the old one still serves from it. */
export const upgrade: Drill = restartEach('rolling upgrade from an older release')

/** In this order: what the last one leaves is what the promises are held against. */
export const drills: readonly Drill[] = [
  restartEach('rolling restart of all six'),
  lose('worker'),
  lose('reader'),
  losePrimary,
]
