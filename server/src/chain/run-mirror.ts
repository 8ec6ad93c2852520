import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { causeOf } from '../platform/check.ts'
import type { Db } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'
import type { Deployment } from './deployment.ts'
import { keepTrouble } from './keep-progress.ts'
import { MirrorHalt } from './mirror-parts.ts'
import type { Mirror } from './mirror-turn.ts'

/** When there is something to do for the mirror, in two index lookups and a glance at short lists. */
const findWork = namedStatement(
  'chain_find_work',
  z.object({ isDue: z.boolean() }),
  `select coalesce((select max(leaf_index) + 1 from log_leaves), 0)
       > (select clear_to from chain_mirrors where chain_id = $1 and contract = $2)
     or exists (select from chain_transactions where state in ('signed', 'sent', 'mined'))
     or exists (select from chain_calls where transaction_id is null and refused is null) as "isDue"`,
)

export type Waits = {
  /** How often it is looked whether there is something to do. */
  lookMs: number
  /** How often the chain is asked about what is on its way. */
  askMs: number
  /** How often the chain is asked even if nothing is: blocks may be left behind at any time. */
  idleMs: number
  /** The first wait after a failure; each further one is twice as long, up to the last. */
  failedMs: number
  failedMsMax: number
  /** The longest rest while the server is busy. */
  restMsMax: number
}

/** While the server is busy, how many times as long as it worked the mirror rests: it takes a twelfth of a processor at most. */
const restOf = 11

export type RunningMirror = {
  /** Whether others need the processor more. */
  setBusy: (busy: boolean) => void
  stop: () => Promise<void>
}

type Reached = { mirror: Mirror; deployment: Deployment }
type Parts = {
  db: Db
  log: Logger
  waits: Waits
  /** Whether this process is the one that mirrors, at this moment. */
  leads: () => Promise<boolean>
  reach: () => Promise<Reached>
  onTrouble?: (reason: string | null) => void
  /** A bounded piece of tidying up beside the mirror; answers whether there is more. */
  tidy?: () => Promise<boolean>
}

const complainEveryMs = 60_000

/** Mirrors for as long as it runs. Whatever fails is tried again, after longer and longer waits; nothing else waits for it. */
export const runMirror = ({ db, log, waits, leads, reach, onTrouble, tidy }: Parts): RunningMirror => {
  let reached: Reached | undefined
  let failures = 0
  let complainedAt = 0
  let turnedAt = 0
  let stopping = false
  let isBusy = false
  let wake: (() => void) | undefined
  let isResting = false

  const fail = async (error: unknown): Promise<number> => {
    failures += 1
    const waitMs = Math.min(waits.failedMsMax, waits.failedMs * 2 ** (failures - 1))
    const now = new Date()
    const halted = error instanceof MirrorHalt
    const reason = causeOf(error)
    onTrouble?.(reason)
    const nextTryAt = new Date(now.getTime() + waitMs)
    if (reached)
      await keepTrouble(db, reached.deployment, { reason, halted, nextTryAt }, now).catch(() => undefined)
    if (now.getTime() - complainedAt >= complainEveryMs) {
      complainedAt = now.getTime()
      if (halted)
        log.fatal({ code: 'chain-halted', error }, `ALARM: the chain is not written any more. ${reason}`)
      else log.warn({ code: 'chain-not-reached', error }, 'the chain could not be written; it is tried again')
    }
    return waitMs
  }
  const step = async (): Promise<number> => {
    try {
      if (!(await leads())) return waits.idleMs
      reached ??= await reach()
      const { chainId, contract } = reached.deployment
      const [work] = await findWork(db, [chainId, contract])
      const waitMs = (await tidy?.()) ? 0 : waits.lookMs
      if (work?.isDue === false && Date.now() - turnedAt < waits.idleMs) return waitMs
      const end = await reached.mirror.turn()
      turnedAt = Date.now()
      failures = 0
      onTrouble?.(null)
      if (end === 'more') return 0
      return end === 'waits' ? waits.askMs : waitMs
    } catch (error) {
      return fail(error)
    }
  }
  const sleep = (waitMs: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, waitMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async (): Promise<void> => {
    while (!stopping) {
      const begunAt = performance.now()
      const waitMs = await step()
      const workedMs = performance.now() - begunAt
      if (stopping) return
      await sleep(waitMs)
      const restMs = Math.min(waits.restMsMax, workedMs * restOf) - waitMs
      isResting = isBusy && !stopping && restMs > 0
      if (isResting) await sleep(restMs)
      isResting = false
    }
  }
  const running = run()
  return {
    setBusy: (busy) => {
      isBusy = busy
      if (!busy && isResting) wake?.()
    },
    stop: async () => {
      stopping = true
      wake?.()
      await running
    },
  }
}
