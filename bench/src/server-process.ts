import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { freePort } from '../../server/src/testing/free-port.ts'

const root = path.resolve(import.meta.dirname, '../..')

export const makeDataDir = (): { dir: string; remove: () => void } => {
  const dir = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-bench-'))
  chmodSync(dir, 0o755)
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}

// A machine with much else to do takes its time; whoever measures a start sees it in the figure.
const readyMsMax = 300_000

export type ServerProcess = { origin: string; pid: number; readyAfterMs: number; stop: () => Promise<void> }

/** Starts the built server as `npm start` does and waits until it is ready; the time runs from the spawn. */
export const startServer = async (
  dataDir: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const startedAt = performance.now()
  const child = spawn(process.execPath, [path.join(root, 'server/dist/main.js')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server ended before it was ready')
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) break
    if (performance.now() - startedAt > readyMsMax) {
      child.kill('SIGTERM')
      throw new Error('the server was not ready within five minutes')
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const readyAfterMs = performance.now() - startedAt
  return {
    origin,
    pid: child.pid ?? 0,
    readyAfterMs,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
