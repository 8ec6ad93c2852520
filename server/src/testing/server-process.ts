import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import fastifyCookie from '@fastify/cookie'

const program = fileURLToPath(new URL('../main.ts', import.meta.url))

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const saidFirst = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)))
  })

/** The whole server as its own process, with a data folder of its own, on a database that others may share. */
export const startServerProcess = async (databaseUrl: string) => {
  const port = await findFreePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'ledgerleaf-process-'))
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      APP_SECRET: 'the same secret for every process of the test',
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
  await saidFirst(child).catch(async (error) => {
    await end('SIGKILL')
    throw error
  })
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, end }
}

/** The cookies and calls of one browser, at whichever of the processes. */
export const openBrowser = () => {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const call = async (origin: string, path: string, init: RequestInit = {}) => {
    const headers = { origin, cookie: cookie(), ...(init.headers as Record<string, string>) }
    const response = await fetch(`${origin}${path}`, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = Object.entries(fastifyCookie.parse(line))[0] ?? []
      if (name) jar.set(name, value ?? '')
    }
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
  return { cookie, post, form, get: (origin: string, path: string) => call(origin, path) }
}
