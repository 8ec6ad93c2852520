import { createHash } from 'node:crypto'
import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { DomainError } from './domain-error.ts'
import type { Paper } from './typeset/index.ts'

type Drawn = {
  id: number
  bytes?: Uint8Array
  failed?: string
  /** It holds so much memory by now that another should take its place. */
  isTired: boolean
}
/** The first thread also hands over the program it runs, for those after it. */
type Reply = Drawn | { program: WebAssembly.Module }
type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void }

// A sheet takes less than a tenth of a second. One is read for and drawn at a time, so that the database is left to others; whoever
// would wait for more than some seconds is better told to come back.
const insideMax = 1
const waitingMax = 60
const keptBytesMax = 16 * 1024 * 1024
// The thread takes some hundred megabytes. It is let go when nobody has asked for a while, and when it has grown too large. The
// program it ran is kept: it takes seconds to become quick, and the next thread begins where this one ended.
const idleMs = 120_000

/** Beside the bundle, or a source file, which a thread cannot load by itself. Tests name one built ahead. */
const startThread = (program: WebAssembly.Module | undefined): Worker => {
  const options = { workerData: program }
  if (process.env.PAPER_PROGRAM) return new Worker(process.env.PAPER_PROGRAM, options)
  const here = import.meta.url
  if (!here.endsWith('.ts')) return new Worker(new URL('cli/draw-papers.js', here), options)
  const source = JSON.stringify(new URL('../cli/draw-papers.ts', here).href)
  const load = `import('tsx/esm/api').then(({ register }) => (register(), import(${source})))`
  return new Worker(load, { ...options, eval: true })
}

/** The newest sheets, by what they say; what was asked for longest ago goes first. */
const shelf = () => {
  const kept = new Map<string, Buffer>()
  let bytesCount = 0
  return {
    find: (key: string): Buffer | undefined => {
      const found = kept.get(key)
      if (found) {
        kept.delete(key)
        kept.set(key, found)
      }
      return found
    },
    keep: (key: string, bytes: Buffer): void => {
      kept.set(key, bytes)
      bytesCount += bytes.length
      for (const [oldest, { length }] of kept) {
        if (bytesCount <= keptBytesMax) return
        kept.delete(oldest)
        bytesCount -= length
      }
    },
  }
}

/** Lets a few in at a time, in the order they came, and turns away what would wait too long. */
const takingTurns = () => {
  const line: (() => void)[] = []
  let inside = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (line.length >= waitingMax) throw new DomainError('unavailable', { retryAfterSeconds: 5 })
    if (inside >= insideMax) await new Promise<void>((resolve) => line.push(resolve))
    else inside += 1
    try {
      return await work()
    } finally {
      // Whoever is next takes this very place, so that nobody slips in between.
      const next = line.shift()
      if (next) next()
      else inside -= 1
    }
  }
}

export type Papers = { draw: (read: () => Promise<Paper>) => Promise<Buffer> }

/**
 * Draws papers, one after the other on a thread of their own, so that nobody's purchase waits for them. The same paper is
 * drawn once, however many ask. `read` brings all that a paper says, when its turn has come.
 */
export const openPapers = (): Papers => {
  const sheets = shelf()
  const drawing = new Map<string, Promise<Buffer>>()
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let program: WebAssembly.Module | undefined
  let idle: NodeJS.Timeout | undefined
  let asked = 0

  const end = (error: Error) => {
    thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const letGo = () => {
    const ended = thread
    thread = undefined
    void ended?.terminate()
  }
  const start = (): Worker => {
    const started = startThread(program)
    started.unref()
    started.on('message', (reply: Reply) => {
      if ('program' in reply) {
        program = reply.program
        return
      }
      const { id, bytes, failed, isTired } = reply
      if (bytes) waiting.get(id)?.resolve(Buffer.from(bytes))
      else waiting.get(id)?.reject(new Error(failed))
      waiting.delete(id)
      if (waiting.size > 0) return
      if (isTired) letGo()
      else idle = setTimeout(letGo, idleMs).unref()
    })
    started.on('error', end)
    started.on('exit', () => started === thread && end(new Error('the thread that draws papers ended')))
    return started
  }
  const ask = (paper: Paper): Promise<Buffer> => {
    clearTimeout(idle)
    thread ??= start()
    asked += 1
    const id = asked
    const drawn = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }))
    thread.postMessage({ id, paper })
    return drawn
  }
  const drawOnce = async (paper: Paper): Promise<Buffer> => {
    const key = createHash('sha256').update(JSON.stringify(paper)).digest('base64')
    const found = sheets.find(key) ?? drawing.get(key)
    if (found) return found
    const drawn = ask(paper)
    drawing.set(key, drawn)
    try {
      const bytes = await drawn
      sheets.keep(key, bytes)
      return bytes
    } finally {
      drawing.delete(key)
    }
  }
  const inTurn = takingTurns()
  return { draw: (read) => inTurn(async () => drawOnce(await read())) }
}
