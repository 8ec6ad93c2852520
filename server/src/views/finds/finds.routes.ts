import { findsApi } from '@ledgerleaf/contract/finds'
import { type Route, route } from '../../http/route.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { findCertificates } from './find-certificates.ts'
import { findEntry } from './find-entry.ts'
import { findOrders } from './find-orders.ts'
import { findProjects } from './find-projects.ts'
import { findReports } from './find-reports.ts'
import { findSales } from './find-sales.ts'
import { findSerials } from './find-serials.ts'
import type { FoundOfKind } from './found.ts'
import type { Seeker } from './seeker.ts'

// A person who types asks a few times a word.
const searches = { limit: 300, windowSeconds: 300 }

const findHits = async (db: Reader, typed: string, seeker: Seeker): Promise<FoundOfKind> => {
  const found = await Promise.all([
    findProjects(db, typed, seeker),
    findSerials(db, typed),
    findOrders(db, typed, seeker),
    findSales(db, typed, seeker.personId),
    findCertificates(db, typed, seeker.personId),
    findReports(db, typed, seeker.personId),
    findEntry(db, typed),
  ])
  return { hits: found.flatMap(({ hits }) => hits), more: found.flatMap(({ more }) => more) }
}

export const findRoutes = ({ db, reader }: { db: Db; reader: Reader }): Route[] => [
  route(findsApi.find, async ({ query, caller, now }) => {
    await consume(db, limitKey('search', caller.organisationId), searches, now)
    const seeker = { personId: caller.organisationId, isOperator: caller.roles.includes('operator') }
    return findHits(reader, query.q, seeker)
  }),
]
