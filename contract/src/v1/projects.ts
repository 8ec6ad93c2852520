import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { MarketFilters, MarketSort, Mechanism, ProjectCategory, ProjectScore } from '../market.ts'
import { Listing } from './listings.ts'
import { Expand, named, Page, pageQuery, Tonnes } from './shapes.ts'

const facts = {
  object: z.literal('project'),
  id: z.string(),
  name: z.string(),
  category: z.nullable(ProjectCategory),
  mechanism: z.nullable(Mechanism),
  registry: z.nullable(z.string()),
  registryProjectId: z.nullable(z.string()),
  /** ISO 3166-1, two letters. */
  country: z.nullable(z.string()),
  methodology: z.nullable(z.string()),
  /** Of the vintage at the lowest price, or else of another; null until one has one. */
  score: z.nullable(z.omit(ProjectScore, { vintage: true, isPromise: true })),
  /** What of it can be bought now: ids, or whole where `expand` names `listings`. */
  listings: z.array(z.union([z.string(), Listing])),
}

export const Project = z.object(facts)
named.add(Project, { id: 'Project' })
export type V1Project = z.infer<typeof Project>

export const WholeProject = z.object({
  ...facts,
  site: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  seller: z.object({ id: z.string(), name: z.string() }),
  /** Where every credit of it is now; the parts sum to what was issued. */
  credits: z.object({
    issued: Tonnes,
    forSale: Tonnes,
    offSale: Tonnes,
    notListed: Tonnes,
    onHold: Tonnes,
    heldByBuyers: Tonnes,
    withdrawn: Tonnes,
    retired: Tonnes,
    cancelled: Tonnes,
  }),
})
named.add(WholeProject, { id: 'WholeProject' })
export type WholeProject = z.infer<typeof WholeProject>

const tag = 'Projects'
const expand = Expand(['listings'])

export const projectsApi = {
  list: endpoint({
    method: 'GET',
    path: '/v1/projects',
    summary: 'The projects one can buy from now, by the filters of the market',
    tag,
    effect: 'read',
    caller: 'key',
    scope: 'read',
    query: z.object({ ...MarketFilters.shape, sort: z.optional(MarketSort), expand, ...pageQuery }),
    answer: Page(Project),
    errors: ['invalid_input'],
  }),
  find: endpoint({
    method: 'GET',
    path: '/v1/projects/:id',
    summary: 'One project, with where its credits are',
    tag,
    effect: 'read',
    caller: 'key',
    scope: 'read',
    params: z.object({ id: z.string() }),
    query: z.object({ expand }),
    answer: WholeProject,
    errors: ['not_found', 'invalid_input'],
  }),
}
