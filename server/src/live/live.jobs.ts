import type { Db } from '../platform/db.ts'
import { closeSocketsTask } from '../platform/live.tasks.ts'
import { closeRooms } from '../platform/live-channel.ts'
import { does, type TaskHandler } from '../platform/tasks.ts'
import { inTransaction } from '../platform/transaction.ts'
import { sessionRoom } from './admit.ts'

// A NOTIFY carries 8000 bytes; a room's name takes about fifty.
const roomsPerMessageMax = 100

/** Whoever does this need not have the sockets: every process that has some hears of it. */
export const liveTasks = ({ db }: { db: Db }): TaskHandler[] => [
  does(closeSocketsTask, async ({ sessionIds }) => {
    await inTransaction(db, async (tx) => {
      for (let from = 0; from < sessionIds.length; from += roomsPerMessageMax)
        await closeRooms(tx, sessionIds.slice(from, from + roomsPerMessageMax).map(sessionRoom))
    })
  }),
]
