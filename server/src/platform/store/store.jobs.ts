import type { Db } from '../db.ts'
import { does, type TaskHandler } from '../tasks.ts'
import type { Store } from './open-store.ts'
import { sweepObjectsTask } from './store.tasks.ts'
import { sweepObjects } from './sweep-objects.ts'

export const storeTasks = ({ db, store }: { db: Db; store: Store }): TaskHandler[] => [
  does(sweepObjectsTask, async () => {
    await sweepObjects(db, store.bucket, new Date())
  }),
]
