import { isRemoval, type Offer } from './offer.ts'

type Bounds = { tonnes: number; projectCreditsMax: number; projectsMin: number; byScore: boolean }

const levels = 102

/** How much the offers seen so far could supply at each score or better, no project above its share. */
const makeSupply = ({ projectCreditsMax, tonnes, projectsMin }: Bounds) => {
  const credits = new Float64Array(levels)
  const projects = new Int32Array(levels)
  const ofProject = new Map<string, Float64Array>()
  return {
    suffices: (level: number) => (credits[level] ?? 0) >= tonnes && (projects[level] ?? 0) >= projectsMin,
    add: ({ projectId, availableCredits }: Offer, level: number) => {
      const own = ofProject.get(projectId) ?? new Float64Array(levels)
      ofProject.set(projectId, own)
      for (let at = 0; at <= level; at += 1) {
        const before = own[at] ?? 0
        if (before === 0) projects[at] = (projects[at] ?? 0) + 1
        own[at] = before + availableCredits
        credits[at] =
          (credits[at] ?? 0) +
          Math.min(projectCreditsMax, before + availableCredits) -
          Math.min(projectCreditsMax, before)
      }
    },
  }
}

/**
 * Leaves out offers no best basket needs: those for which others, each at least as cheap and (where quality counts) at
 * least as good, could fill the whole basket within the limits. Whatever a basket takes of such an offer can be moved
 * to one of them at no loss, so the answer stays exact while thousands of listings shrink to dozens.
 */
export const dropDominated = (offers: readonly Offer[], bounds: Bounds): Offer[] => {
  const sorted = [...offers].sort(
    (a, b) =>
      a.priceCents - b.priceCents ||
      (b.score ?? -1) - (a.score ?? -1) ||
      (a.listingId < b.listingId ? -1 : 1),
  )
  // Removals may only be replaced by removals: a basket can owe a share to them.
  const supplies = { removals: makeSupply(bounds), others: makeSupply(bounds) }
  return sorted.filter((offer) => {
    const level = bounds.byScore ? 1 + (offer.score ?? -1) : 0
    const supply = isRemoval(offer) ? supplies.removals : supplies.others
    if (supply.suffices(level)) return false
    // Of an offer with a minimum one cannot always take what another would have supplied.
    if (offer.minimumFill <= 1) supply.add(offer, level)
    return true
  })
}
