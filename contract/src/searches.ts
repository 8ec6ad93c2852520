import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MarketFilters } from './market.ts'
import { stopCalls } from './stop-mails.ts'
import { Line } from './text.ts'

/** More than these nobody reads mails about. */
export const searchesMax = 20

/** Whether anything could ever be found: nothing costs at least ten and at most five. */
export const isPossible = ({
  priceMinCents,
  priceMaxCents,
  vintageFrom,
  vintageTo,
}: MarketFilters): boolean =>
  (priceMinCents ?? 0) <= (priceMaxCents ?? Infinity) && (vintageFrom ?? 0) <= (vintageTo ?? Infinity)

export const NewSearch = z.object({
  name: Line('Name', 80),
  filters: MarketFilters.check(
    z.refine(isPossible, 'Nothing can match: the lower end lies above the upper end'),
  ),
  isMailed: z.boolean(),
})
export type NewSearch = z.infer<typeof NewSearch>

/** A search of the marketplace that somebody keeps. */
export const SavedSearch = z.object({
  id: z.string(),
  name: z.string(),
  filters: MarketFilters,
  isMailed: z.boolean(),
  createdAt: z.string(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** Where a mail leads to stop the others: a page, and the address of the call that mail programs make themselves. */
export const stopMailsAddress = (token: string): string =>
  `/stop-search-mails?token=${encodeURIComponent(token)}`

const tag = 'Marketplace'
const own = { tag, caller: 'person' } as const
const Done = z.object({ done: z.literal(true) })
const params = z.object({ id: z.string() })

export const searchesApi = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/api/searches',
    summary: 'The searches the caller keeps',
    effect: 'read',
    answer: z.object({ searches: z.array(SavedSearch) }),
    errors: [],
  }),
  save: endpoint({
    ...own,
    method: 'POST',
    path: '/api/searches',
    summary: 'Keep a search under a name; what has that name already is replaced',
    effect: 'change',
    body: NewSearch,
    answer: SavedSearch,
    errors: ['too_many_searches', 'email_unconfirmed', 'rate_limited'],
  }),
  change: endpoint({
    ...own,
    method: 'PATCH',
    path: '/api/searches/:id',
    summary: 'Whether new listings that match are told by mail',
    effect: 'change',
    params,
    body: z.object({ isMailed: z.boolean() }),
    answer: Done,
    errors: ['not_found', 'email_unconfirmed'],
  }),
  remove: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/searches/:id',
    summary: 'Forget a search',
    effect: 'change',
    params,
    answer: Done,
    errors: ['not_found'],
  }),
  ...stopCalls(tag, 'any saved search', { page: '/api/search-mails/stop', program: '/stop-search-mails' }),
} as const
