import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { processUsage } from './process-usage.ts'

export type ReaderLimits = {
  memoryBytes: number
  /** Of computing. */
  milliseconds: number
  /** How many times as long by the clock; four where it is not said. */
  patience?: number
  /** What each page that has to be read as a picture may take beside. */
  millisecondsPerScan: number
}

export type ReaderEnd<Result> =
  | { end: 'done'; result: Result }
  /** The document cannot be read, in words for the person who sent it. */
  | { end: 'refused'; code: string; message: string }
  | { end: 'memory' }
  /** Busy: it waited for the machine longer than it computed, and may be done at another moment. */
  | { end: 'deadline'; wasBusy: boolean }
  /** Something else ended it, such as an operator or the system: it may be tried again. */
  | { end: 'killed' }
  /** Our own mistake. */
  | { end: 'broken'; reason: string }

export type ReaderMessage<Result> =
  | { kind: 'step'; step: string; of: number }
  | { kind: 'result'; result: Result }
  | { kind: 'refused'; code: string; message: string }

type ReaderParts = {
  /** What to do, as the words of its command line. */
  words: readonly string[]
  limits: ReaderLimits
  onStep?: (step: string) => void
  signal?: AbortSignal
}

const watchMs = 50
const usualPatience = 4
const usualNiceness = 10
const scansMax = 40
// Memory that is asked for but not yet used counts for the system, and not for us.
const roomForReserves = 2

/** Beside the bundle, or as a source file while developing. Tests, which start it often, name one built ahead. */
const program = (): string[] => {
  if (process.env.READER_PROGRAM) return [process.env.READER_PROGRAM]
  const here = fileURLToPath(import.meta.url)
  return here.endsWith('.ts')
    ? ['--import', 'tsx', path.resolve(path.dirname(here), '../../cli/read-report.ts')]
    : [path.join(path.dirname(here), 'cli/read-report.js')]
}

/**
 * A process of its own, under a limit of the operating system, with none of our secrets in its environment. Whatever a
 * document does to it, this process only ever learns how it ended.
 */
const start = (words: readonly string[], { memoryBytes }: ReaderLimits): ChildProcess => {
  const heapMegabytes = Math.floor((memoryBytes / 1024 / 1024) * 0.75)
  const command = [process.execPath, `--max-old-space-size=${heapMegabytes}`, ...program(), ...words]
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: process.env.NODE_ENV ?? '' }
  const options = { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], env } as const
  if (process.platform === 'win32')
    return spawn(command[0] ?? '', command.slice(1), { ...options, stdio: [...options.stdio] })
  const kilobytes = Math.floor((memoryBytes * roomForReserves) / 1024)
  const limited = `ulimit -c 0; ulimit -d ${kilobytes}; exec "$0" "$@"`
  return spawn('/bin/sh', ['-c', limited, ...command], { ...options, stdio: [...options.stdio] })
}

/**
 * Whoever looks at a page is answered first, also where every processor has a document to read. Tests wait for the document
 * itself, beside others that never pause, and name another.
 */
const niceness = (): number => Number(process.env.READER_NICENESS || usualNiceness)

const yieldTo = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) setPriority(pid, niceness())
  } catch {
    // It has ended already, or the system has no such thing.
  }
}

const outOfMemory = /out of memory|allocation failed|memory access out of bounds|could not allocate/i

export const runReader = <Result>(parts: ReaderParts): Promise<ReaderEnd<Result>> =>
  new Promise((resolve) => {
    const { words, limits, onStep, signal } = parts
    const child = start(words, limits)
    yieldTo(child)
    let outcome: ReaderEnd<Result> | null = null
    let complaint = ''
    const stop = (end: ReaderEnd<Result>) => {
      outcome ??= end
      child.kill('SIGKILL')
    }
    const begun = performance.now()
    let allowedMs = limits.milliseconds
    const watch = setInterval(async () => {
      const { bytes, computedMs } = await processUsage(child.pid)
      const waitedMs = performance.now() - begun
      if (bytes > limits.memoryBytes) stop({ end: 'memory' })
      // A busy machine is not the document's fault: what it makes us compute counts, and waiting only in the end.
      else if ((computedMs ?? waitedMs) > allowedMs) stop({ end: 'deadline', wasBusy: computedMs === null })
      else if (waitedMs > allowedMs * (limits.patience ?? usualPatience))
        stop({ end: 'deadline', wasBusy: true })
    }, watchMs)
    const abandon = () => stop({ end: 'killed' })
    signal?.addEventListener('abort', abandon)
    if (signal?.aborted) abandon()

    child.stderr?.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-4000)
    })
    child.on('message', (message: ReaderMessage<Result>) => {
      if (message.kind === 'step') {
        if (message.step === 'recognising')
          allowedMs = limits.milliseconds + Math.min(message.of, scansMax) * limits.millisecondsPerScan
        onStep?.(message.step)
      } else if (message.kind === 'result') outcome ??= { end: 'done', result: message.result }
      else outcome ??= { end: 'refused', code: message.code, message: message.message }
    })
    child.on('error', (error) => {
      outcome ??= { end: 'broken', reason: error.message }
    })
    child.on('close', (code, by) => {
      clearInterval(watch)
      signal?.removeEventListener('abort', abandon)
      if (outcome) resolve(outcome)
      else if (outOfMemory.test(complaint) || by === 'SIGABRT' || by === 'SIGTRAP') resolve({ end: 'memory' })
      else if (by) resolve({ end: 'killed' })
      else resolve({ end: 'broken', reason: `ended with ${code}: ${complaint}` })
    })
  })
