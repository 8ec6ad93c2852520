import type { marketApi } from '@ledgerleaf/contract/market'
import { marketCalls } from '@ledgerleaf/contract/market-calls'
import { createAnswer, useAnswer } from '../../api/answer.ts'
import { send } from '../../api/client.ts'
import { writeCents } from '../../ui/format.ts'

const places = createAnswer(['market', 'prices-now'], () =>
  send<typeof marketApi.places>(marketCalls.places, { query: {} }),
)

/** From how much on a credit of a kind is to be had as one looks; null until that is known. */
export const usePricesNow = (): ((kind: string) => string | null) => {
  const { data } = useAnswer(places)
  return (kind) => {
    const cents = (data?.places ?? [])
      .filter(({ category }) => category === kind)
      .map(({ priceMinCents }) => priceMinCents)
    // Of a market so large that not all of it was told, the cheapest is not known.
    if (cents.length === 0 || data?.leftOut) return null
    return `from ${writeCents(Math.min(...cents))}`
  }
}
