import { climateCalls } from '@ledgerleaf/contract/climate-calls'
import type { FirstCall } from '@ledgerleaf/contract/drawn-pages'
import { logApi } from '@ledgerleaf/contract/log'
import { marketCalls } from '@ledgerleaf/contract/market-calls'
import { termsCalls } from '@ledgerleaf/contract/terms-calls'
import { termsDocuments, termsPaths } from '@ledgerleaf/contract/terms-words'
import { addressOf } from '../api/request.ts'
import { climateQueries } from '../nouns/climate/queries.ts'
import { marketQueries } from '../nouns/market/queries.ts'
import { provenanceQueries } from '../nouns/provenance/queries.ts'
import { termsQueries } from '../nouns/terms/queries.ts'

const firstTerms = (path: string): readonly FirstCall[] => {
  const current = termsDocuments.find((one) => termsPaths[one] === path)
  if (current)
    return [
      {
        address: addressOf(termsCalls.current, { params: { document: current } }),
        key: termsQueries.text(current).queryKey,
        as: 'answer',
      },
    ]
  const [, , named, version = ''] = path.split('/')
  const document = termsDocuments.find((one) => one === named)
  return document
    ? [
        {
          address: addressOf(termsCalls.version, { params: { document, version } }),
          key: termsQueries.text(document, version).queryKey,
          as: 'answer',
        },
      ]
    : []
}

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
      { address: marketCalls.facets.path, key: marketQueries.facets({}).queryKey, as: 'answer' },
    ]
  if (kind === 'terms') return firstTerms(path)
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
  if (kind === 'log')
    return [
      {
        address: addressOf(logApi.entry, { params: { index: params.id } }),
        key: provenanceQueries.logEntry(Number(params.id)).queryKey,
        as: 'answer',
      },
    ]
  if (kind === 'climate')
    return [
      {
        address: addressOf(climateCalls.page, { params: { slug: params.id } }),
        key: climateQueries.page(params.id).queryKey,
        as: 'answer',
      },
    ]
  return []
}
