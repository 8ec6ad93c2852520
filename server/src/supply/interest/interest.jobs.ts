import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { dropMarks } from './count-interest.ts'
import { dropMarksTask } from './interest.tasks.ts'

export const interestTasks = ({ db }: { db: Db }): TaskHandler[] => [
  does(dropMarksTask, () => dropMarks(db, new Date())),
]
