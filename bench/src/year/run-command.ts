import { spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { peakMiB } from '../resident-memory.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const lookEveryMs = 50

/** Runs a command of the operator on a data folder, and answers how long it took and the most memory it held. */
export const runCommand = async (
  dataDir: string,
  words: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<{ seconds: number; peak: number; said: string }> => {
  const begunAt = performance.now()
  const child = spawn(process.execPath, [path.join(root, 'server/dist/cli/admin.js'), ...words], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error', CHAIN: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  let peak = Number.NaN
  const looking = setInterval(() => {
    const seen = peakMiB(child.pid ?? 0)
    if (Number.isFinite(seen)) peak = seen
  }, lookEveryMs)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(looking)
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`)
  return { seconds: (performance.now() - begunAt) / 1000, peak, said }
}
