import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { waitUntil } from '../platform/embedded-postgres/wait.ts'
import { newCookieJar } from './cookie-jar.ts'
import { freePort } from './free-port.ts'
import { buildServer, built } from './start-up/server-process.ts'

const startSecondsMax = 150

const answersHealth = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** The whole server as its own process, with a data folder of its own, on a database that others may share. */
export const startServerProcess = async (databaseUrl: string, variables: Record<string, string> = {}) => {
  await buildServer()
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'ledgerleaf-process-'))
  const child = spawn(process.execPath, [built], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      CHAIN: 'off',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      APP_SECRET: 'the same secret for every process of the test',
      ...variables,
    },
  })
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      await once(child, 'exit')
    }
    rmSync(dataDir, { recursive: true, force: true })
    return child.exitCode
  }
  const origin = `http://127.0.0.1:${port}`
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  await waitUntil(async () => isOver() || (await answersHealth(origin)), startSecondsMax)
  if (isOver() || !(await answersHealth(origin))) {
    await end('SIGKILL')
    throw new Error(`the server ended with ${child.exitCode} before it was ready`)
  }
  return { origin, pid: child.pid ?? 0, end }
}

/** The cookies and calls of one browser, at whichever of the processes. */
export const openBrowser = () => {
  const jar = newCookieJar()
  const ask = async (origin: string, path: string, init: RequestInit = {}) => {
    const headers = { origin, ...jar.header(), ...(init.headers as Record<string, string>) }
    const response = await fetch(`${origin}${path}`, { ...init, headers })
    jar.take(response.headers.getSetCookie())
    return response
  }
  const call = async (origin: string, path: string, init: RequestInit = {}) => {
    const response = await ask(origin, path, init)
    const answer = (await response.json()) as Record<string, unknown>
    if (!response.ok) throw new Error(JSON.stringify(answer))
    return answer
  }
  const post = async (origin: string, path: string, body?: object) => {
    const { csrfToken } = await call(origin, '/api/csrf-token')
    const json = body ? { body: JSON.stringify(body) } : {}
    const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
    return call(origin, path, {
      method: 'POST',
      headers: { 'x-csrf-token': String(csrfToken), ...type },
      ...json,
    })
  }
  const form = async (origin: string, path: string, body: FormData) => {
    const { csrfToken } = await call(origin, '/api/csrf-token')
    return call(origin, path, { method: 'POST', headers: { 'x-csrf-token': String(csrfToken) }, body })
  }
  const upload = async (origin: string, path: string, text: string) => {
    const { csrfToken } = await call(origin, '/api/csrf-token')
    const headers = { 'x-csrf-token': String(csrfToken), 'content-type': 'application/octet-stream' }
    return call(origin, path, { method: 'POST', headers, body: text })
  }
  return {
    cookie: () => jar.header().cookie ?? '',
    post,
    form,
    upload,
    /** What stands at an address, whatever it is. */
    text: async (origin: string, path: string) => (await ask(origin, path)).text(),
    get: (origin: string, path: string) => call(origin, path),
  }
}
