import { identityBytesMax, screeningBytesMax, sellerChecksApi } from '@ledgerleaf/contract/seller-checks'
import { forOperators } from '../../http/for-operators.ts'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import { bytesOf, takesFile } from '../../http/takes-file.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { contentOf, type Store } from '../../platform/store/open-store.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { decideIdentity } from './decide-identity.ts'
import { findCheck, findCheckQueue, findExtract, findIdentity } from './identity-queries.ts'
import { importList } from './import-list.ts'
import { readExtract } from './read-extract.ts'
import { keepExtract, saveIdentity } from './save-identity.ts'
import { findList } from './screen-names.ts'
import { submitIdentity } from './submit-identity.ts'
import { type Marks, watchMark } from './watch-mark.ts'

type Parts = { config: Pick<Config, 'publicUrl' | 'screening'>; db: Db; store: Store; marks: Marks }

const requireSeller = ({ roles }: Caller): void => {
  if (!roles.includes('seller'))
    throw new DomainError('forbidden', { message: 'Open a seller account to do this.' })
}

const isOperator = (caller: Caller | null | undefined) => caller?.roles.includes('operator') === true

/** A name a header can carry: quotes and what is not ASCII would break it. */
const headerName = (name: string) => name.replace(/[^\x20-\x7e]|["\\]/g, '_')

const sellersOwn = ({ config, db, store, marks }: Parts): Route[] => [
  route(sellerChecksApi.identity, ({ caller }) => {
    requireSeller(caller)
    return findIdentity(db, caller.organisationId)
  }),
  command(db, sellerChecksApi.save, async (tx, { body, caller, now }) => {
    requireSeller(caller)
    await watchMark(tx, caller.organisationId, marks, now, () =>
      saveIdentity(tx, caller.organisationId, body, now),
    )
    return done
  }),
  takesFile(
    db,
    route(sellerChecksApi.addDocument, async ({ query, caller, request, now }) => {
      const { name, format, bytes } = readExtract(query.name, bytesOf(request.body))
      const sellerId = caller.organisationId
      const object = await store.put({ ownerId: sellerId, usedFor: 'identity' }, contentOf(bytes))
      await inTransaction(db, (tx) =>
        watchMark(tx, sellerId, marks, now, () => keepExtract(tx, sellerId, { name, format, object }, now)),
      )
      return done
    }),
    { room: 'identity', bytesMax: identityBytesMax, may: ({ roles }) => roles.includes('seller') },
  ),
  command(db, sellerChecksApi.submit, async (tx, { caller, now }) => {
    requireSeller(caller)
    await submitIdentity(tx, caller.organisationId, { asksService: config.screening !== null, now })
    return done
  }),
  route(sellerChecksApi.document, async ({ params, caller, reply }) => {
    if (params.id !== caller.organisationId && !isOperator(caller)) throw new DomainError('not_found')
    const extract = await findExtract({ db, store }, params.id)
    if (!extract) throw new DomainError('not_found')
    // Saved, never shown: a document is somebody else's, and this origin is ours.
    reply.header('content-type', 'application/octet-stream')
    reply.header('content-disposition', `attachment; filename="${headerName(extract.name)}"`)
    reply.header('cache-control', 'private, no-store')
    return extract.bytes
  }),
]

const operators = ({ config, db, marks }: Parts): Route[] => [
  route(sellerChecksApi.queue, async () => ({ sellers: await findCheckQueue(db), list: await findList(db) })),
  route(sellerChecksApi.seller, ({ params }) => findCheck(db, params.id)),
  command(db, sellerChecksApi.decide, async (tx, { params, body, caller, now }) => {
    const decide = () =>
      decideIdentity(tx, caller.personId, params.id, body, { publicUrl: config.publicUrl, now })
    await watchMark(tx, params.id, marks, now, decide)
    return done
  }),
  takesFile(
    db,
    command(db, sellerChecksApi.importList, (tx, { query, caller, request, now }) =>
      importList(tx, caller.personId, { name: query.name, bytes: bytesOf(request.body) }, now),
    ),
    { room: 'identity', bytesMax: screeningBytesMax, may: isOperator },
  ),
]

export const sellerCheckRoutes = (parts: Parts): Route[] => [
  ...sellersOwn(parts),
  ...operators(parts).map(forOperators),
]
