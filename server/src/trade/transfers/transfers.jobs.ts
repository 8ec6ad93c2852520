import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { Sender } from '../orders/index.ts'
import { closeQuoteTask } from '../payments/index.ts'
import { closeQuote } from './end-quote.ts'
import { findUnreminded, remindPayer } from './remind-payers.ts'
import { remindPayersTask } from './transfers.tasks.ts'

type Parts = { config: Pick<Config, 'bank' | 'invoicing'>; db: Db; sender: Sender }

export const transferTasks = ({ config, db, sender }: Parts): TaskHandler[] => [
  does(closeQuoteTask, ({ orderId }, now) =>
    inTransaction(db, (tx) => closeQuote(tx, orderId, { invoicing: config.invoicing, sender, now })),
  ),
  does(remindPayersTask, async (_, now) => {
    const { bank } = config
    // Without an account there is nothing to ask for money to.
    if (!bank) return
    for (const isOverdue of [false, true])
      for (const orderId of await findUnreminded(db, isOverdue))
        await inTransaction(db, (tx) => remindPayer(tx, orderId, isOverdue, { sender, bank, now }))
  }),
]
