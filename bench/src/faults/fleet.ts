import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { waitUntil } from '../../../server/src/platform/embedded-postgres/wait.ts'
import { freePort } from '../../../server/src/testing/free-port.ts'
import {
  type ServerProcess,
  spawnServer,
  statusOf,
} from '../../../server/src/testing/start-up/server-process.ts'

const clock = path.join(import.meta.dirname, 'shifted-clock.mjs')
const built = path.resolve(import.meta.dirname, '../../../server/dist/main.js')

/** One of several servers on one database: it can be ended in any way, and starts again at the same address. */
const openMember = async (root: string, name: string, databaseUrl: string) => {
  const dataDir = path.join(root, name)
  const clockFile = path.join(root, `${name}.clock`)
  mkdirSync(dataDir)
  writeFileSync(clockFile, '0')
  const variables = {
    PORT: String(await freePort()),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    APP_SECRET: 'the same secret for every server of the fleet',
    TRUST_PROXY: '1',
    CLOCK_FILE: clockFile,
  }
  const start = () => spawnServer(variables, ['--import', clock, built])
  let server: ServerProcess = start()
  const isOver = () => server.child.exitCode !== null || server.child.signalCode !== null
  return {
    name,
    origin: server.origin,
    isReady: async () => !isOver() && (await statusOf(server.origin, '/readyz')) === 200,
    signal: (signal: NodeJS.Signals) => void server.child.kill(signal),
    /** Resolves with how long it took to end, in milliseconds. */
    end: async (signal: NodeJS.Signals): Promise<number> => {
      const from = performance.now()
      server.child.kill(signal)
      await server.ended
      return performance.now() - from
    },
    /** As whatever watches over it would: starts it where it has ended. Answers whether that was needed. */
    revive: (): boolean => {
      if (!isOver()) return false
      server = start()
      return true
    },
    setClock: (offsetMs: number) => writeFileSync(clockFile, String(offsetMs)),
    complaint: async () => (isOver() ? (await server.ended).complaint : ''),
  }
}
export type Member = Awaited<ReturnType<typeof openMember>>

export const openFleet = async (root: string, databaseUrl: string): Promise<Member[]> => {
  const members = []
  for (const name of ['one', 'two']) {
    const member = await openMember(root, name, databaseUrl)
    if (!(await waitUntil(member.isReady, 100, 200)))
      throw new Error(`server ${name} never was ready: ${await member.complaint()}`)
    members.push(member)
  }
  return members
}
