import type { Pick } from './fill-basket.ts'

/** The credits of the project of which most is bought. */
export const largestProject = (picks: readonly Pick[]): number => {
  const credits = new Map<string, number>()
  for (const { offer, quantity } of picks)
    credits.set(offer.projectId, (credits.get(offer.projectId) ?? 0) + quantity)
  return Math.max(0, ...credits.values())
}
