import { isRemoval, type Offer } from './offer.ts'

type Bounds = {
  tonnes: number
  projectCreditsMax: number
  projectsMin: number
  /** From how many credits on a project counts. */
  projectCreditsLeast: number
  byScore: boolean
}

const levels = 102
const levelOf = ({ byScore }: Bounds, { score }: Offer): number => (byScore ? 1 + (score ?? -1) : 0)

/** How much the offers seen so far could supply at each score or better, no project above its share. */
const makeSupply = ({ projectCreditsMax, projectCreditsLeast, tonnes, projectsMin }: Bounds) => {
  const credits = new Float64Array(levels)
  const projects = new Int32Array(levels)
  const ofProject = new Map<string, Float64Array>()
  return {
    suffices: (level: number) => (credits[level] ?? 0) >= tonnes && (projects[level] ?? 0) >= projectsMin,
    /** What one project could supply by itself. */
    of: (projectId: string, level: number) => ofProject.get(projectId)?.[level] ?? 0,
    add: ({ projectId, availableCredits }: Offer, level: number) => {
      const own = ofProject.get(projectId) ?? new Float64Array(levels)
      ofProject.set(projectId, own)
      for (let at = 0; at <= level; at += 1) {
        const before = own[at] ?? 0
        const after = before + availableCredits
        if (before < projectCreditsLeast && after >= projectCreditsLeast)
          projects[at] = (projects[at] ?? 0) + 1
        own[at] = after
        credits[at] =
          (credits[at] ?? 0) + Math.min(projectCreditsMax, after) - Math.min(projectCreditsMax, before)
      }
    },
  }
}

/** A basket can owe a share to removals, so they may only be replaced by removals; anything else by whatever there is. */
const makeSupplies = (bounds: Bounds) => {
  const [removals, all] = [makeSupply(bounds), makeSupply(bounds)]
  return {
    inPlaceOf: (offers: readonly Offer[]) => (offers.some(isRemoval) ? removals : all),
    add: (offer: Offer) => {
      all.add(offer, levelOf(bounds, offer))
      if (isRemoval(offer)) removals.add(offer, levelOf(bounds, offer))
    },
  }
}

const byPrice = (a: Offer, b: Offer): number =>
  a.priceCents - b.priceCents || (b.score ?? -1) - (a.score ?? -1) || (a.listingId < b.listingId ? -1 : 1)

/**
 * Leaves out projects as a whole. Where a project counts only from several credits on, a single offer of it may be what
 * makes it count, so it goes only if others, each cheaper than all it has and at least as good, could fill the basket
 * with enough projects that count: whatever a basket takes of it, one of them can take instead.
 */
const dropProjects = (sorted: readonly Offer[], bounds: Bounds): Offer[] => {
  const projects = new Map<string, Offer[]>()
  for (const offer of sorted) projects.set(offer.projectId, [...(projects.get(offer.projectId) ?? []), offer])
  const supplies = makeSupplies(bounds)
  const kept = new Set<string>()
  let waiting: Offer[] = []
  // Sorted by price, so the projects come in the order of their cheapest offers.
  for (const [projectId, own] of projects) {
    const [cheapest] = own
    if (!cheapest) continue
    const isReached = ({ priceCents }: Offer) => priceCents <= cheapest.priceCents
    waiting.filter(isReached).forEach(supplies.add)
    waiting = waiting.filter((offer) => !isReached(offer))
    const best = Math.max(...own.map((offer) => levelOf(bounds, offer)))
    if (supplies.inPlaceOf(own).suffices(best)) continue
    kept.add(projectId)
    // Of an offer with a minimum one cannot always take what another would have supplied.
    waiting.push(...own.filter(({ minimumFill }) => minimumFill <= 1))
  }
  return sorted.filter(({ projectId }) => kept.has(projectId))
}

/**
 * Leaves out offers no best basket needs: those for which others, each at least as cheap and (where quality counts) at
 * least as good, could fill the whole basket within the limits. Whatever a basket takes of such an offer can be moved
 * to one of them at no loss, so the answer stays exact while thousands of listings shrink to dozens.
 */
export const dropDominated = (offers: readonly Offer[], bounds: Bounds): Offer[] => {
  const { projectCreditsLeast: least } = bounds
  const sorted = [...offers].sort(byPrice)
  const supplies = makeSupplies(bounds)
  return (least > 1 ? dropProjects(sorted, bounds) : sorted).filter((offer) => {
    const level = levelOf(bounds, offer)
    const supply = supplies.inPlaceOf([offer])
    // Its project must count without it, or moving credits away could cost the basket a project.
    const isSpare = least === 1 || supply.of(offer.projectId, level) >= least
    if (isSpare && supply.suffices(level)) return false
    if (offer.minimumFill <= 1) supplies.add(offer)
    return true
  })
}
