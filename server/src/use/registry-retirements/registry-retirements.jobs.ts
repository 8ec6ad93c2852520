import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { recordsImportedTask } from '../../supply/registry-records/index.ts'
import { compareWithFiles } from './compare-with-files.ts'
import { findRetiredUnits } from './found-unit-queries.ts'
import { instructSeller } from './instruct-seller.ts'
import { instructSellerTask, remindSellersTask } from './registry-retirements.tasks.ts'
import { remindSellers } from './remind-sellers.ts'

/** Each in a transaction of its own: what an operator is entering at this moment keeps none of the others waiting. */
const confirmFromFiles = async (db: Db, registry: string, withdrawn: boolean): Promise<void> => {
  for (const [retirementId, found] of await findRetiredUnits(db, registry, withdrawn))
    await inTransaction(db, (tx) => compareWithFiles(tx, retirementId, found, new Date()))
}

type Parts = { db: Db; publicUrl: string; dueDays: number }

export const registryRetirementTasks = ({ db, ...asked }: Parts): TaskHandler[] => [
  does(recordsImportedTask, ({ registry, withdrawn = false }) => confirmFromFiles(db, registry, withdrawn)),
  does(instructSellerTask, ({ retirementId }, now) =>
    inTransaction(db, (tx) => instructSeller(tx, retirementId, { ...asked, now })),
  ),
  does(remindSellersTask, (_, now) => inTransaction(db, (tx) => remindSellers(tx, { ...asked, now }))),
]
