import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { recordsImportedTask } from '../../supply/registry-records/index.ts'
import { compareWithFiles } from './compare-with-files.ts'
import { findRetiredUnits } from './found-unit-queries.ts'

/** Each in a transaction of its own: what an operator is entering at this moment keeps none of the others waiting. */
const confirmFromFiles = async (db: Db, registry: string): Promise<void> => {
  for (const [retirementId, found] of await findRetiredUnits(db, registry))
    await inTransaction(db, (tx) => compareWithFiles(tx, retirementId, found, new Date()))
}

export const registryRetirementTasks = ({ db }: { db: Db }): TaskHandler[] => [
  does(recordsImportedTask, ({ registry }) => confirmFromFiles(db, registry)),
]
