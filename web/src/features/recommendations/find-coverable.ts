import { type Recommendation, recommendationsApi, type Wish } from '@ledgerleaf/contract/recommendations'
import { send } from '../../api/client.ts'

// What most buyers would ask for: not all in one project. Fewer tonnes than that cannot be spread.
const spread = { projectsMin: 3, projectPercentMax: 50 } as const
export const spreadFrom = 6

const shares = [1, 0.1, 0.01, 0.001] as const

export type Coverable = { tonnes: number; recommendation: Recommendation }

/**
 * The best basket for a footprint; where the market has not that many credits, for a tenth of it, a hundredth, and so on.
 * Answers the last attempt where nothing fits at all.
 */
export const findCoverable = async (footprint: number, signal?: AbortSignal): Promise<Coverable> => {
  const ask = async (share: number): Promise<Coverable> => {
    const tonnes = Math.min(10_000_000, Math.max(1, Math.ceil(footprint * share)))
    const wish: Wish = { tonnes, goal: 'cost', limits: tonnes >= spreadFrom ? spread : {} }
    return { tonnes, recommendation: await send(recommendationsApi.recommend, { body: wish, signal }) }
  }
  let last = await ask(1)
  for (const share of shares.slice(1)) {
    if (last.recommendation.basket !== null) return last
    last = await ask(share)
  }
  return last
}
