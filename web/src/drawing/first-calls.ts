import type { FirstCall } from '@ledgerleaf/contract/drawn-pages'
import { marketCalls } from '@ledgerleaf/contract/market-calls'
import { addressOf } from '../api/request.ts'
import { marketQueries } from '../nouns/market/queries.ts'

/** What a page begins with. A marketplace that was narrowed is looked for in the browser, where every choice is kept. */
export const firstCalls = (path: string, search: string): readonly FirstCall[] => {
  const [, kind = '', id = ''] = path.split('/')
  const params = { id: decodeURIComponent(id) }
  if (path === '/marketplace' && search === '')
    return [
      {
        address: addressOf(marketCalls.projects, { query: { sort: 'newest' } }),
        key: marketQueries.projects({}, 'newest').queryKey,
        as: 'first-page',
      },
      { address: marketCalls.facets.path, key: marketQueries.facets().queryKey, as: 'answer' },
    ]
  if (kind === 'projects')
    return [
      {
        address: addressOf(marketCalls.project, { params }),
        key: marketQueries.project(params.id).queryKey,
        as: 'answer',
      },
    ]
  if (kind === 'sellers')
    return [
      {
        address: addressOf(marketCalls.seller, { params }),
        key: marketQueries.seller(params.id).queryKey,
        as: 'answer',
      },
    ]
  return []
}
