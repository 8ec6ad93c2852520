import { declareClockTask } from '../tasks.ts'

/** Documents that still lie in the database are moved into the store, by each domain its own. */
export const moveDocumentsTask = declareClockTask('move-documents', '*/5 * * * *')

export const sweepObjectsTask = declareClockTask('sweep-objects', '17 * * * *')
