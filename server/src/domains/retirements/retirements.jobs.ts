import type { Db } from '../../platform/db.ts'
import type { Tasks } from '../../platform/outbox.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { retireOrder } from './retire-order.ts'

export const retirementTasks = ({
  db,
  publicUrl,
}: {
  db: Db
  publicUrl: string
}): Pick<Tasks, 'retire-order'> => ({
  'retire-order': async ({ orderId }) => {
    await inTransaction(db, (tx) => retireOrder(tx, orderId, publicUrl, new Date()))
  },
})
