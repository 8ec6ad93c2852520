import { listingsApi } from '@ledgerleaf/contract/v1/listings'
import { projectsApi } from '@ledgerleaf/contract/v1/projects'
import { type Route, route } from '../../http/route.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import {
  findListingOnSale,
  findListingPage,
  findMarketProjects,
  findProjectPage,
} from '../../views/market/index.ts'
import { afterOf, namesOf, pageSize } from '../shapes/index.ts'
import { writeListing } from './write-listing.ts'
import { writeProject, writeWholeProject } from './write-project.ts'

/** The market, for programs that look for what to buy. */
export const marketV1Routes = ({ reader }: { reader: Reader }): Route[] => [
  route(projectsApi.list, async ({ query: { expand, limit = pageSize, ...asked } }) => {
    const { projects, next } = await findMarketProjects(reader, { ...asked, limit })
    const expanded = namesOf(expand)
    return { data: projects.map((project) => writeProject(project, expanded)), nextCursor: next }
  }),
  route(projectsApi.find, async ({ params, query: { expand } }) => {
    if (!isId(params.id)) throw new DomainError('not_found')
    return writeWholeProject(await findProjectPage(reader, params.id), namesOf(expand))
  }),
  route(listingsApi.list, async ({ query: { project, limit = pageSize, cursor, ...filters } }) => {
    const after = afterOf(cursor)
    const projectIds = project?.split(',')
    const found = await findListingPage(reader, { ...filters, projectIds }, { after, limit: limit + 1 })
    const shown = found.slice(0, limit)
    return {
      data: shown.map((one) => writeListing(one, { id: one.projectId, name: one.projectName })),
      nextCursor: found.length > limit ? (shown.at(-1)?.listingId ?? null) : null,
    }
  }),
  route(listingsApi.find, async ({ params }) => {
    const found = await findListingOnSale(reader, params.id)
    if (!found) throw new DomainError('not_found')
    return writeListing(found, { id: found.projectId, name: found.projectName })
  }),
]
