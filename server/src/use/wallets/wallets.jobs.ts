import { lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import { mailOperators } from '../../people/identity/index.ts'
import type { Db } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { postBroughtBack } from './post-brought-back.ts'
import { reversedMail } from './reversed-mail.ts'
import type { WalletChain } from './wallet-chain.ts'
import { walletChallenges } from './wallets.tables.ts'
import { sweepChallengesTask } from './wallets.tasks.ts'
import { findDeposits, keepDeposits } from './watch-deposits.ts'

export const walletTasks = ({ db }: { db: Db }): TaskHandler[] => [
  does(sweepChallengesTask, () =>
    inTransaction(db, async (tx) => {
      await tx.delete(walletChallenges).where(lt(walletChallenges.expiresAt, new Date()))
    }),
  ),
]

type Parts = {
  db: Db
  log: Logger
  chain: WalletChain
  publicUrl: string
  alertMail: readonly string[] | null
}

/** Reads the chain once, and posts what came back. */
export const takeDeposits = async ({ db, log, chain, publicUrl, alertMail }: Parts): Promise<void> => {
  if (!chain) return
  const found = await findDeposits(db, await chain.reach())
  const { from, next, moved, reversed } = found
  if (next !== from || found.found.length + moved.length + reversed.length > 0)
    await inTransaction(db, async (tx) => {
      const isFirst = await keepDeposits(tx, found, new Date())
      if (!isFirst || reversed.length === 0) return
      await mailOperators(tx, alertMail, reversedMail(publicUrl, reversed))
      await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
    })
  if (reversed.length > 0)
    log.fatal(
      { code: 'brought-back-reversed', numbers: reversed },
      'ALARM: the chain took back tokens that had been brought back and posted',
    )
  await inTransaction(db, (tx) => postBroughtBack(tx, publicUrl, new Date()))
}

const lookEveryMs = 2000
const complainEveryMs = 10 * 60 * 1000

/** Runs in every process; the row of the cursor lets one at a time go on. A chain that is away is tried again. */
export const runDeposits = (parts: Parts, everyMs = lookEveryMs): { stop: () => Promise<void> } => {
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let complainedAt = 0
  const look = async () => {
    try {
      await takeDeposits(parts)
    } catch (error) {
      if (Date.now() - complainedAt < complainEveryMs) return
      complainedAt = Date.now()
      parts.log.warn({ code: 'deposits-not-read', err: error }, 'what wallets brought back could not be read')
    }
  }
  let running = Promise.resolve()
  const turn = () => {
    running = look().then(() => {
      if (!stopping) timer = setTimeout(turn, everyMs)
    })
  }
  if (parts.chain) timer = setTimeout(turn, everyMs)
  return {
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      await running
    },
  }
}
