import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { waitUntil } from '../../platform/embedded-postgres/wait.ts'

const repository = path.resolve(import.meta.dirname, '../../../..')
export const built = path.join(repository, 'server/dist/main.js')

/** What these tests start is what `npm start` starts, so it is built first, unless it is fresh. */
export const buildServer = async (): Promise<void> => {
  building ??= promisify(execFile)(process.execPath, [path.join(repository, 'scripts/build.mjs'), 'server'])
  await building
}
// Once for all files of a worker.
let building: Promise<unknown> | undefined

export type ServerProcess = {
  child: ChildProcess
  origin: string
  output: () => string
  /** Its exit code, and what it said on stderr. */
  ended: Promise<{ code: number | null; complaint: string }>
}

/** The server as a process of its own, with nothing set but what a test sets. */
export const spawnServer = (variables: Record<string, string>, words = [built]): ServerProcess => {
  const child = spawn(process.execPath, words, {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'fatal', CHAIN: 'off', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => {
    said.stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    said.stderr += chunk
  })
  return {
    child,
    origin: `http://127.0.0.1:${variables.PORT}`,
    output: () => said.stdout,
    ended: once(child, 'close').then(([code]) => ({ code, complaint: said.stderr })),
  }
}

export const statusOf = (origin: string, page: string): Promise<number> =>
  fetch(`${origin}${page}`, { signal: AbortSignal.timeout(5000) }).then(
    ({ status }) => status,
    () => 0,
  )

export const waitForStatus = async (server: ServerProcess, page: string, status: number): Promise<void> => {
  const seen = await waitUntil(
    async () => server.child.exitCode !== null || (await statusOf(server.origin, page)) === status,
    100,
    100,
  )
  if (!seen || server.child.exitCode !== null) {
    server.child.kill('SIGKILL')
    throw new Error(`${page} never answered ${status}: ${(await server.ended).complaint}`)
  }
}
