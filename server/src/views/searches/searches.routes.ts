import { searchesApi } from '@ledgerleaf/contract/searches'
import { and, eq } from 'drizzle-orm'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import { stopRoutes } from '../../http/stop-routes.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { saveSearch } from './save-search.ts'
import { findSearches } from './search-queries.ts'
import { savedSearches } from './searches.tables.ts'

const savesOfOnePerson = { limit: 30, windowSeconds: 3600 }

const ownSearch = (id: string, personId: string) => {
  if (!isId(id)) throw new DomainError('not_found')
  return and(eq(savedSearches.id, id), eq(savedSearches.personId, personId))
}

type Parts = { db: Db; reader: Reader; secret: string }

/** An address nobody has proved may be somebody else's: no mails to it are promised. */
const refuseUnconfirmed = (isMailed: boolean, { emailVerified }: Caller): void => {
  if (isMailed && !emailVerified) throw new DomainError('email_unconfirmed')
}

export const searchRoutes = ({ db, reader, secret }: Parts): Route[] => [
  route(searchesApi.list, async ({ caller }) => ({
    searches: await findSearches(reader, caller.organisationId),
  })),
  route(searchesApi.save, async ({ caller, body, now }) => {
    refuseUnconfirmed(body.isMailed, caller)
    await consume(db, limitKey('save-search', caller.organisationId), savesOfOnePerson, now)
    return inTransaction(db, (tx) => saveSearch(tx, caller.organisationId, body, now))
  }),
  command(db, searchesApi.change, async (tx, { caller, params, body: { isMailed }, now }) => {
    refuseUnconfirmed(isMailed, caller)
    const changed = await tx
      .update(savedSearches)
      // What came while nobody wanted to hear of it is not told afterwards.
      .set({ isMailed, ...(isMailed ? { toldUntil: now } : {}) })
      .where(ownSearch(params.id, caller.organisationId))
      .returning({ id: savedSearches.id })
    if (changed.length === 0) throw new DomainError('not_found')
    return done
  }),
  command(db, searchesApi.remove, async (tx, { caller, params }) => {
    const gone = await tx
      .delete(savedSearches)
      .where(ownSearch(params.id, caller.organisationId))
      .returning({ id: savedSearches.id })
    if (gone.length === 0) throw new DomainError('not_found')
    return done
  }),
  ...stopRoutes({
    db,
    secret,
    api: searchesApi,
    stopped: 'searches',
    stop: (personId) =>
      db.update(savedSearches).set({ isMailed: false }).where(eq(savedSearches.personId, personId)),
  }),
]
