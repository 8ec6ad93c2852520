import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { sweepUploads } from './discard-upload.ts'
import { sweepUploadsTask } from './registry-records.tasks.ts'

export const registryRecordTasks = ({ db }: { db: Db }): TaskHandler[] => [
  does(sweepUploadsTask, () => sweepUploads(db, new Date())),
]
