import type { marketApi } from '@ledgerleaf/contract/market'
import { marketCalls } from '@ledgerleaf/contract/market-calls'
import { createAnswer, useAnswer } from '../../api/answer.ts'
import { send } from '../../api/client.ts'

const facets = createAnswer(['market', 'kinds-on-sale'], () =>
  send<typeof marketApi.facets>(marketCalls.facets, { query: {} }),
)

/** How many projects of a kind are on sale as one looks; undefined until the market has said so. */
export const useKindsOnSale = (): ((kind: string) => number) | undefined => {
  const { data } = useAnswer(facets)
  return data && ((kind) => data.category.find(({ value }) => value === kind)?.projects ?? 0)
}
