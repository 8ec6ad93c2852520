import { Worker } from 'node:worker_threads'
import type { ChainVerification } from '@ledgerleaf/contract/chain'
import type { Logger } from 'pino'
import type { ChainConfig } from '../platform/config.ts'
import type { Deployment } from './deployment.ts'
import { type ChainProvider, RpcRefusal } from './provider.ts'
import type { ThreadAsks, ThreadReply, ThreadStart, ThreadWord } from './thread-words.ts'
import { watchBusy } from './watch-busy.ts'

type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void }

/** The chain as the rest of the server knows it. */
export type OpenedChain = ChainProvider & {
  config: ChainConfig
  /** Starts to mirror; whoever asks something before that starts it, too. */
  run: () => void
  /** Which contract it is; fails for as long as the chain cannot be reached. */
  reach: () => Promise<Deployment>
  verify: () => Promise<ChainVerification>
  /** Why it does not get on, as far as this server knows. */
  trouble: () => { reason: string; since: Date } | null
  close: () => Promise<void>
}

const askMsMax = 30_000
const verifyMsMax = 30 * 60_000
const againMs = 5000
const endMsMax = 3000

/** Beside the bundle, or a source file, which a thread cannot load by itself. */
const startThread = (start: ThreadStart): Worker => {
  const options = { workerData: start }
  const here = import.meta.url
  if (!here.endsWith('.ts')) return new Worker(new URL('cli/run-chain.js', here), options)
  const source = JSON.stringify(new URL('../cli/run-chain.ts', here).href)
  const load = `import('tsx/esm/api').then(({ register }) => (register(), import(${source})))`
  return new Worker(load, { ...options, eval: true })
}

type Parts = Pick<ThreadStart, 'databaseUrl' | 'publicUrl' | 'logLevel' | 'mayMirror'> & {
  config: ChainConfig
  log: Logger
}

/** The chain on its thread. Nothing is loaded before it runs, and a thread that ended is started again. */
export const openChain = ({ config, log, ...start }: Parts): OpenedChain => {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let again: NodeJS.Timeout | undefined
  let trouble: { reason: string; since: Date } | null = null
  let isClosing = false
  let asked = 0
  let ended: (() => void) | undefined
  let watching: { stop: () => void } | undefined

  const say = (word: ThreadWord) => thread?.postMessage(word)

  const note = (reason: string | null) => {
    if (reason === null) trouble = null
    else trouble = { reason, since: trouble?.since ?? new Date() }
  }
  const end = (error: Error) => {
    thread = undefined
    watching?.stop()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    ended?.()
    if (isClosing) return
    note(error.message)
    log.error({ code: 'chain-thread-ended', error }, 'the thread of the chain ended; it is started again')
    again = setTimeout(run, againMs).unref()
  }
  const hear = (reply: ThreadReply) => {
    if ('trouble' in reply) return note(reply.trouble)
    if ('ended' in reply) return ended?.()
    const found = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('answer' in reply) return found?.resolve(reply.answer)
    const { message, code, data } = reply.failed
    found?.reject(code === null ? new Error(message) : new RpcRefusal(code, message, data))
  }
  const run = (): void => {
    if (thread || isClosing || config.kind === 'off') return
    const started = startThread({ ...start, chain: config })
    started.unref()
    started.on('message', hear)
    started.on('error', (error) => started === thread && end(error as Error))
    started.on('exit', () => started === thread && end(new Error('the thread of the chain ended')))
    thread = started
    // The local chain is worked out here, and takes what trade leaves it; another is only asked.
    if (config.kind === 'local') watching = watchBusy((busy) => say({ busy }))
  }
  const ask = <Name extends keyof ThreadAsks>(
    name: Name,
    what: ThreadAsks[Name]['asked'],
    msMax = askMsMax,
  ): Promise<ThreadAsks[Name]['answer']> => {
    if (config.kind === 'off') return Promise.reject(new Error('there is no chain'))
    run()
    asked += 1
    const id = asked
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(id)
        reject(new Error(`the chain did not answer within ${msMax / 1000} seconds`))
      }, msMax)
      const settled = (settle: () => void) => {
        clearTimeout(timer)
        settle()
      }
      waiting.set(id, {
        resolve: (answer) => settled(() => resolve(answer as ThreadAsks[Name]['answer'])),
        reject: (error) => settled(() => reject(error)),
      })
      say({ id, name, asked: what } as ThreadWord)
    })
  }
  return {
    config,
    run,
    request: (what) => ask('request', what),
    reach: () => ask('reach', null),
    verify: () => ask('verify', null, verifyMsMax),
    trouble: () => trouble,
    close: async () => {
      isClosing = true
      clearTimeout(again)
      watching?.stop()
      const closing = thread
      if (!closing) return
      const over = new Promise<void>((resolve) => {
        ended = resolve
        setTimeout(resolve, endMsMax).unref()
      })
      say('stop')
      await over
      await closing.terminate()
    },
  }
}
