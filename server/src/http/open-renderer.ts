import { Worker } from 'node:worker_threads'
import type { DrawingWork, FirstAnswer, FirstCall } from '@ledgerleaf/contract/drawn-pages'

type Reply = { id: number; done?: unknown; failed?: string }
type Waiting = { resolve: (done: unknown) => void; reject: (error: Error) => void }

export type Renderer = {
  firstCalls: (path: string, search: string) => Promise<readonly FirstCall[]>
  drawBody: (path: string, answers: readonly FirstAnswer[]) => Promise<string>
  close: () => Promise<void>
}

// Long enough for the thread to start on a crowded machine; the page goes out as it was built after that.
const workMsMax = 8000

/**
 * The part of the built site that draws pages, on a thread of its own: a purchase does not wait while a page is drawn.
 * A thread that ended is started again by whoever asks next; who waited for it is told.
 */
export const openRenderer = (file: string): Renderer => {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let asked = 0

  const end = (error: Error) => {
    thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const start = (): Worker => {
    const started = new Worker(file)
    started.unref()
    started.on('message', ({ id, done, failed }: Reply) => {
      if (failed === undefined) waiting.get(id)?.resolve(done)
      else waiting.get(id)?.reject(new Error(failed))
      waiting.delete(id)
    })
    started.on('error', end)
    started.on('exit', () => started === thread && end(new Error('the thread that draws pages ended')))
    return started
  }
  const ask = (work: DrawingWork): Promise<unknown> => {
    thread ??= start()
    asked += 1
    const id = asked
    thread.postMessage({ id, ...work })
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(id)
        reject(new Error(`${work.path} was not drawn within ${workMsMax} ms`))
      }, workMsMax)
      const settled = (settle: () => void) => {
        clearTimeout(timer)
        settle()
      }
      waiting.set(id, {
        resolve: (done) => settled(() => resolve(done)),
        reject: (error) => settled(() => reject(error)),
      })
    })
  }
  return {
    firstCalls: async (path, search) =>
      (await ask({ kind: 'first-calls', path, search })) as readonly FirstCall[],
    drawBody: async (path, answers) => (await ask({ kind: 'body', path, answers })) as string,
    close: async () => void (await thread?.terminate()),
  }
}
