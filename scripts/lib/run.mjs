import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

export const root = path.resolve(import.meta.dirname, '..', '..')

const running = new Set()

// A signal meant for us is meant for whatever we are waiting on; our own end follows from theirs.
let signalled = false
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    signalled = true
    if (running.size === 0) process.exit(1)
    // Ctrl-C reaches everyone at the terminal without us, and a second signal would count as impatience.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    // Interrupt is what every tool cleans up on; some leave their servers behind when they are terminated.
    for (const child of running) child.kill('SIGINT')
  })
}

/** Gives signals back to the program that is about to run in this process. */
export const releaseSignals = () => {
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal)
}

/** The JavaScript behind a package's command: the same on every system, without a shell in between. */
const commandFile = (packageName, command) => {
  const folder = path.join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[command])
}

export const start = (program, words, { cwd = root, env = {}, output = 'inherit' } = {}) => {
  const child = spawn(program, words, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['inherit', output, output],
    shell: process.platform === 'win32' && program === 'npm',
  })
  running.add(child)
  const captured = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => captured.push(chunk))
  const ended = new Promise((resolve) => {
    const end = (code) => {
      running.delete(child)
      if (signalled && running.size === 0) process.exit(1)
      resolve({ code, text: Buffer.concat(captured).toString('utf8') })
    }
    child.once('error', (error) => {
      captured.push(Buffer.from(error.message))
      end(1)
    })
    child.once('close', (code) => end(code ?? 1))
  })
  return { child, ended }
}

export const run = (program, words, options) => start(program, words, options).ended

/** Words for `run` that start a package's command, e.g. `tool('vitest', 'vitest', 'run')`. */
export const tool = (packageName, command, ...words) => [
  process.execPath,
  [commandFile(packageName, command), ...words],
]
