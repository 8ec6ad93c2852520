import { mkdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { waitUntil } from '../../../server/src/platform/embedded-postgres/wait.ts'
import { freePort } from '../../../server/src/testing/free-port.ts'
import { statusOf } from '../../../server/src/testing/start-up/server-process.ts'
import type { Cluster } from './start-cluster.ts'
import { type Service, startService } from './start-service.ts'

/** The program of this checkout. */
export const built = path.resolve(import.meta.dirname, '../../../server/dist/main.js')
const startSeconds = 180

type Parts = {
  cluster: Cluster
  services: Service[]
  /** Which release they begin with. */
  program: string
  isDemo: boolean
  tell: (line: string) => void
}

const openMember = async ({ cluster, services, program, isDemo }: Parts, role: string, place: number) => {
  const name = `${role}${place}`
  const dataDir = path.join(cluster.root, `data-${name}`)
  mkdirSync(dataDir)
  mkdirSync(path.join(cluster.root, 'documents'), { recursive: true })
  const port = role === 'web' ? (cluster.webPorts[place - 1] ?? 0) : await freePort()
  const service = startService({
    name,
    folder: cluster.root,
    program: process.execPath,
    words: [program],
    env: {
      PATH: process.env.PATH,
      ROLE: role,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: cluster.siteUrl,
      STORAGE_URL: pathToFileURL(path.join(cluster.root, 'documents')).href,
      APP_SECRET: 'the same secret for every process of the cluster',
      DEMO: isDemo ? '1' : '0',
      // Haproxy, and whatever else a visitor of the drills claims to come through.
      TRUST_PROXY: '2',
      DRAIN_SECONDS: '3',
      ...cluster.urls,
    },
    user: null,
  })
  services.push(service)
  const origin = `http://127.0.0.1:${port}`
  return {
    ...service,
    role,
    // A worker that begins anew finds what has waited meanwhile, and is not ready before that is done; it works all the same.
    isServing: async () =>
      !service.isOver() && (await statusOf(origin, role === 'web' ? '/readyz' : '/healthz')) === 200,
  }
}
export type ClusterMember = Awaited<ReturnType<typeof openMember>>

export const expectServing = async (member: ClusterMember): Promise<void> => {
  const isServing = await waitUntil(
    async () => member.isOver() || (await member.isServing()),
    startSeconds,
    200,
  )
  if (!isServing || member.isOver())
    throw new Error(`${member.name} never came up: ${(await member.said()).slice(-2000)}`)
}

/** Two web servers, two workers and two readers. The first brings the database up to date alone. */
export const startMembers = async (parts: Parts): Promise<ClusterMember[]> => {
  const members: ClusterMember[] = []
  for (const [role, place] of [
    ['worker', 1],
    ['web', 1],
    ['web', 2],
    ['worker', 2],
    ['reader', 1],
    ['reader', 2],
  ] as const) {
    const member = await openMember(parts, role, place)
    members.push(member)
    await expectServing(member)
    parts.tell(`${member.name} is up`)
  }
  return members
}
