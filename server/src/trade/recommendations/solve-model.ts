import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { DomainError } from '../../platform/domain-error.ts'

/** The credits of each offer in the best basket, or null when no basket keeps every row of the model. */
export type Solution = readonly number[] | null
/** How far from the best an answer may be, as a share of it; zero is proven best. */
export type Precision = { gapMax: number; secondsMax: number }
/**
 * The best where credits could be parted: no basket is better. Of each offer, how much is taken, and by how much the best
 * falls at least with every credit of it that is taken beyond that.
 */
export type Relaxation = { best: number; taken: readonly number[]; losses: readonly number[] } | null
export type Solver = {
  solve: (model: string, offers: number, precision: Precision) => Promise<Solution>
  /** Of a model without whole numbers. */
  relax: (model: string, offers: number) => Promise<Relaxation>
  close: () => Promise<void>
}

type Answer =
  | {
      id: number
      status: string
      best: number
      values: Record<string, number>
      losses: Record<string, number>
    }
  | { id: number; failure: string }

// The solver computes without pause, so it has a thread of its own. Plain text, because a thread starts from a file or a
// text and the bundle has neither for it.
const threadSource = `
const { parentPort, workerData } = require('node:worker_threads')
const loading = require(workerData.highs)()
parentPort.on('message', async ({ id, model, options }) => {
  try {
    const { Status: status, ObjectiveValue: best, Columns: columns } = (await loading).solve(model, options)
    const values = {}
    const losses = {}
    for (const [name, column] of Object.entries(columns)) {
      values[name] = column.Primal ?? 0
      losses[name] = Math.abs(column.Dual ?? 0)
    }
    parentPort.postMessage({ id, status, best, values, losses })
  } catch (error) {
    parentPort.postMessage({ id, failure: String(error) })
    // What threw inside the solver may have left its memory in any state.
    process.exit(1)
  }
})`

type Solved = Exclude<Answer, { failure: string }>

const isSolved = ({ status }: Solved): boolean => {
  if (status === 'Infeasible') return false
  if (status !== 'Optimal') throw new DomainError('unavailable', { message: tooHard })
  return true
}

const listOf = (values: Record<string, number>, offers: number): number[] =>
  Array.from({ length: offers }, (_, at) => values[`x${at}`] ?? 0)

const tooHard = 'This combination of limits could not be solved in time. Please loosen one and try again.'

/** HiGHS on one thread, started when first needed and replaced when it dies. */
export const openSolver = (): Solver => {
  const highs = createRequire(import.meta.url).resolve('highs')
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()
  let thread: Worker | null = null
  let lastId = 0

  const start = (): Worker => {
    const started = new Worker(threadSource, { eval: true, workerData: { highs } })
    started.unref()
    started.on('message', (answer: Answer) => {
      waiting.get(answer.id)?.resolve(answer)
      waiting.delete(answer.id)
    })
    const lost = () => {
      if (thread === started) thread = null
      for (const { reject } of waiting.values()) reject(new DomainError('unavailable'))
      waiting.clear()
    }
    started.on('error', lost)
    started.on('exit', lost)
    return started
  }

  const ask = async (model: string, { gapMax, secondsMax }: Precision): Promise<Solved> => {
    thread ??= start()
    const id = ++lastId
    const answered = new Promise<Answer>((resolve, reject) => waiting.set(id, { resolve, reject }))
    // Costs and scores are whole numbers: a gap below one is none.
    const options = { time_limit: secondsMax, mip_rel_gap: gapMax, mip_abs_gap: 0.999, output_flag: false }
    thread.postMessage({ id, model, options })
    const answer = await answered
    if ('failure' in answer) throw new Error(`the solver failed: ${answer.failure}`)
    return answer
  }

  return {
    solve: async (model, offers, precision) => {
      if (offers === 0) return null
      const answer = await ask(model, precision)
      return isSolved(answer) ? listOf(answer.values, offers).map(Math.round) : null
    },
    relax: async (model, offers) => {
      if (offers === 0) return null
      const answer = await ask(model, { gapMax: 0, secondsMax: 5 })
      if (!isSolved(answer)) return null
      return {
        best: answer.best,
        taken: listOf(answer.values, offers),
        losses: listOf(answer.losses, offers),
      }
    },
    close: async () => {
      await thread?.terminate()
    },
  }
}
