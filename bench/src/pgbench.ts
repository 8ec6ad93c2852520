import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0

/** Runs a script for some seconds and answers how often per second it went through; anything that failed is an error. */
export const runPgbench = async (
  url: string,
  script: string,
  { clients, seconds, prepared = false }: { clients: number; seconds: number; prepared?: boolean },
): Promise<number> => {
  const words = [
    '-n',
    // A script that names its statements prepares them itself.
    ...(prepared ? ['-M', 'prepared'] : []),
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-D',
    'prepared=0',
    // As often as the server tries a transaction that PostgreSQL asks to repeat.
    '--max-tries=4',
    '-f',
    script,
  ]
  const child = spawn('pgbench', [...words, url], { stdio: ['ignore', 'pipe', 'pipe'] })
  let out = ''
  let complaints = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  const [code] = await once(child, 'close')
  const failed = Number(/number of failed transactions: (\d+)/.exec(out)?.[1])
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(out)?.[1])
  if (code !== 0 || failed !== 0 || !(perSecond > 0))
    throw new Error(`pgbench did not go through: ${complaints.slice(0, 2000)} ${out}`)
  return perSecond
}
