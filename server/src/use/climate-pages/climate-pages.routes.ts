import { climatePagesApi } from '@ledgerleaf/contract/climate-pages'
import { sandboxMark } from '@ledgerleaf/contract/retirements'
import { certificatesFormat } from '@ledgerleaf/provenance/certificate'
import { attach } from '../../http/attach.ts'
import { command, done, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { findCountedFiles } from '../retirements/index.ts'
import { addClaim, removeClaim } from './change-claims.ts'
import { findClimatePage, findOwnPage, findPublished } from './page-queries.ts'
import { savePage } from './save-page.ts'

const checks = { limit: 60, windowSeconds: 60 }
/** Each asks for many proofs. */
const proofs = { limit: 60, windowSeconds: 60 }

type Parts = { config: Config; db: Db; reader: Reader }

export const climatePageRoutes = ({ config, db, reader }: Parts): Route[] => {
  const isSandbox = config.payments.provider === 'sandbox'
  return [
    route(climatePagesApi.own, ({ caller, now }) => findOwnPage(reader, caller.organisationId, now)),
    command(db, climatePagesApi.save, async (tx, { caller, body, now }) => {
      await savePage(tx, caller, body, now)
      return done
    }),
    route(climatePagesApi.addClaim, async ({ caller, body, now }) => {
      await consume(db, limitKey('addClimateClaim', caller.organisationId), checks, now)
      return inTransaction(db, (tx) => addClaim(tx, caller, body, now))
    }),
    command(db, climatePagesApi.removeClaim, async (tx, { caller, params, now }) => {
      await removeClaim(tx, caller, params.id, now)
      return done
    }),
    route(climatePagesApi.page, async ({ params, now }) => {
      const page = await findClimatePage(reader, params.slug, now)
      if (!page) throw new DomainError('not_found')
      return { ...page, ...(isSandbox ? { mark: sandboxMark } : {}) }
    }),
    route(climatePagesApi.proofs, async ({ params, request, reply, now }) => {
      await consume(db, limitKey('climateProofs', callerNetwork(request.ip)), proofs, now)
      const organisationId = await findPublished(reader, params.slug)
      if (!organisationId) throw new DomainError('not_found')
      const certificates = await findCountedFiles(db, organisationId, isSandbox)
      return attach(reply, 'application/json', `certificates-${params.slug}.json`).send(
        JSON.stringify({ format: certificatesFormat, certificates }, null, 2),
      )
    }),
  ]
}
