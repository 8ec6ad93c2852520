import { deadlinesApi } from '@ledgerleaf/contract/deadlines'
import { command, done, type Route, route } from '../../http/route.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { findDeadlines } from './deadline-queries.ts'
import { addDeadline, removeDeadline } from './keep-deadlines.ts'

export const deadlineRoutes = ({ db, reader }: { db: Db; reader: Reader }): Route[] => [
  route(deadlinesApi.list, async ({ caller }) => ({
    deadlines: await findDeadlines(reader, caller.organisationId),
  })),
  command(db, deadlinesApi.add, async (tx, { caller, body, now }) => ({
    id: await addDeadline(tx, caller, body, now),
  })),
  command(db, deadlinesApi.remove, async (tx, { caller, params }) => {
    await removeDeadline(tx, caller, params.id)
    return done
  }),
]
