import { interestApi } from '@ledgerleaf/contract/interest'
import type { FastifyRequest } from 'fastify'
import { type Caller, done, type Route, route } from '../../http/route.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { callerNetwork, isWithinLimit, limitKey } from '../../platform/rate-limit.ts'
import { findKnownListings } from '../listings/index.ts'
import { findProject } from '../projects/index.ts'
import { countAddition, countView, hasPage } from './count-interest.ts'
import { isProgram } from './is-program.ts'
import { markVisit } from './mark-visit.ts'

const looks = { limit: 120, windowSeconds: 60 }

type Parts = { db: Db; secret: string }
type Look = { caller: Caller | null; request: FastifyRequest; now: Date }

/** The seller's own look is no interest, and neither is that of who works here, nor of a program. */
const counts = (sellerId: string, { caller, request }: Look): boolean =>
  caller?.organisationId !== sellerId &&
  !caller?.roles.includes('operator') &&
  !isProgram(request.headers['user-agent'] ?? '')

/** Who looks is told the same, whether it counted or not. */
export const interestRoutes = ({ db, secret }: Parts): Route[] => {
  const once = async (
    what: string,
    sellerId: string,
    look: Look,
    count: (counted: { mark: Buffer; day: string }) => Promise<void>,
  ) => {
    const { request, now } = look
    const key = limitKey('interest', callerNetwork(request.ip))
    if (!counts(sellerId, look) || !(await isWithinLimit(db, key, looks, now))) return done
    const day = now.toISOString().slice(0, 10)
    const userAgent = request.headers['user-agent'] ?? ''
    await count({ mark: markVisit(secret, { day, what, ip: request.ip, userAgent }), day })
    return done
  }
  return [
    route(interestApi.viewed, async ({ params: { id: projectId }, ...look }) => {
      const project = isId(projectId) ? await findProject(db, projectId) : undefined
      // What has no public page is not told from what does not exist.
      if (!project || !(await hasPage(db, projectId))) throw new DomainError('not_found')
      return once(`view ${projectId}`, project.sellerId, look, (counted) =>
        countView(db, { ...counted, projectId }),
      )
    }),
    route(interestApi.added, async ({ params: { id: listingId }, ...look }) => {
      const [listing] = isId(listingId) ? await findKnownListings(db, [listingId]) : []
      if (!listing) throw new DomainError('not_found')
      return once(`basket ${listingId}`, listing.sellerId, look, (counted) =>
        countAddition(db, { ...counted, listingId }),
      )
    }),
  ]
}
