import type { Logger } from 'pino'
import type { Db } from '../platform/db.ts'
import { does, type TaskHandler } from '../platform/tasks.ts'
import { inTransaction } from '../platform/transaction.ts'
import { verifyChainTask } from './chain.tasks.ts'
import { keepVerification } from './keep-verification.ts'
import type { OpenedChain } from './open-chain.ts'

type Parts = { db: Db; chain: Pick<OpenedChain, 'config' | 'reach' | 'verify'>; log: Pick<Logger, 'error'> }

export const chainTasks = ({ db, chain, log }: Parts): TaskHandler[] => [
  does(verifyChainTask, async () => {
    if (chain.config.kind === 'off') return
    const deployment = await chain.reach()
    const verification = await chain.verify()
    await inTransaction(db, (tx) => keepVerification(tx, deployment, verification))
    const { differences } = verification
    if (differences.length > 0)
      log.error(
        { code: 'chain-differs', differences: differences.slice(0, 10) },
        `the chain differs from the ledger (${differences.length} findings)`,
      )
  }),
]
