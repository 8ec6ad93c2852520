import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { Sender } from '../orders/index.ts'
import { endRequestTask } from '../payments/index.ts'
import { endByBank } from './end-by-bank.ts'

export const deskTasks = ({ db, sender }: { db: Db; sender: Sender }): TaskHandler[] => [
  does(endRequestTask, async ({ orderId }, now) => {
    await inTransaction(db, (tx) => endByBank(tx, orderId, sender, now))
  }),
]
