import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { type Route, route } from '../../http/route.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireOwn } from '../../supply/project-files/index.ts'
import { findProjectDetail, findSellerProjects } from './project-queries.ts'
import { type TradeParts, tradeRoutes } from './trade.routes.ts'

/** A seller's own projects: how far each has come, and what became of its credits. */
export const sellerProjectRoutes = ({ config, db, papers }: TradeParts): Route[] => [
  ...tradeRoutes({ config, db, papers }),
  route(projectFilesApi.list, async ({ caller }) => {
    if (!caller.roles.includes('seller'))
      throw new DomainError('forbidden', { message: 'Open a seller account to do this.' })
    return { projects: await findSellerProjects(db, caller.organisationId) }
  }),
  route(projectFilesApi.find, async ({ params, caller }) => {
    await requireOwn(db, params.id, caller.organisationId)
    const detail = await findProjectDetail(db, params.id)
    if (!detail) throw new DomainError('not_found')
    return detail
  }),
]
