import { findsApi, type Hit } from '@ledgerleaf/contract/finds'
import { type Caller, type Route, route } from '../../http/route.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { findCertificates } from './find-certificates.ts'
import { findOrders } from './find-orders.ts'
import { findProjects } from './find-projects.ts'
import { findReports } from './find-reports.ts'
import { findSerials } from './find-serials.ts'

// A person who types asks a few times a word.
const searches = { limit: 300, windowSeconds: 300 }

const findHits = async (db: Reader, typed: string, caller: Caller): Promise<Hit[]> =>
  (
    await Promise.all([
      findProjects(db, typed, caller),
      findSerials(db, typed),
      findOrders(db, typed, caller),
      findCertificates(db, typed, caller.personId),
      findReports(db, typed, caller.personId),
    ])
  ).flat()

export const findRoutes = ({ db, reader }: { db: Db; reader: Reader }): Route[] => [
  route(findsApi.find, async ({ query, caller, now }) => {
    await consume(db, limitKey('search', caller.personId), searches, now)
    return { hits: await findHits(reader, query.q, caller) }
  }),
]
