import type { Limits, Wish } from '@ledgerleaf/contract/recommendations'
import { isRemoval, type Offer } from './offer.ts'
import { numberOffers, sum, writeProgramme, writeTaken } from './programme.ts'

type Fraction = { times: number; of: number }

/** The smaller of an equal part for each project and the largest share of one, as a fraction of the tonnes. */
const roomOf = ({ projectsMin = 1, projectPercentMax = 100 }: Limits): Fraction =>
  projectsMin * projectPercentMax >= 100
    ? { times: 1, of: projectsMin }
    : { times: projectPercentMax, of: 100 }

/** From how many tonnes on the rows of `writeMostModel` say exactly what the limits say of a basket of that many. */
export const exactFrom = (limits: Limits, percentLeast: number): number => {
  const { projectsMin = 1, projectPercentMax = 100 } = limits
  const { times, of } = roomOf(limits)
  const spare = times / of - percentLeast / 100
  const rounding = projectsMin > 1 && spare > 0 ? Math.ceil(2 / spare) : 1
  return Math.max(projectsMin, Math.ceil(100 / projectPercentMax), rounding)
}

/**
 * The same limits where the tonnes are what is looked for, so that each share is a row with them in it. Exact
 * from `exactFrom` tonnes on; below, rounding a share to whole credits is no longer a row.
 */
export const writeMostModel = (
  offers: readonly Offer[],
  { tonnes, budgetCents, limits }: Omit<Wish, 'goal'>,
  percentLeast: number,
  linesMax: number,
  /** Without parts of credits it is exact; with them it is solved at once, and no basket has more. */
  isWhole = true,
): string => {
  const { numbered, projects, total, cost } = numberOffers(offers)
  // The solver answers by number: the tonnes come after the offers.
  const t = `x${offers.length}`
  const { projectsMin: fewest = 1, projectPercentMax, removalPercentMin = 0 } = limits
  const rows = [`cover: ${total(numbered)} - ${t} = 0`]
  if (budgetCents !== undefined) rows.push(`budget: ${cost} <= ${budgetCents}`)
  if (removalPercentMin > 0) {
    const removals = numbered.filter(({ offer }) => isRemoval(offer))
    rows.push(`removals: ${total(removals, 100)} - ${removalPercentMin} ${t} >= 0`)
  }
  if (projectPercentMax !== undefined)
    for (const [at, own] of projects.entries())
      rows.push(`share${at}: ${total(own, 100)} - ${projectPercentMax} ${t} <= 0`)
  if (fewest > 1) {
    const { times, of } = roomOf(limits)
    // A share rounded up is a plain row; one rounded down may lack all but one of its parts of a credit.
    const isRoomy = times / of > percentLeast / 100
    const [share, whole, lacks] = isRoomy ? [percentLeast, 100, 0] : [times, of, of - 1]
    const unbound = share * tonnes
    for (const [at, own] of projects.entries()) {
      rows.push(`uses${at}: ${total(own, whole)} - ${share} ${t} - ${unbound} y${at} >= ${-unbound - lacks}`)
      rows.push(`some${at}: ${total(own)} - y${at} >= 0`)
    }
    rows.push(`projects: ${sum(projects.map((_, at) => `+ y${at}`))} >= ${fewest}`)
  }
  const mostOf = ({ availableCredits }: Offer) => Math.min(availableCredits, tonnes)
  const taken = writeTaken(numbered, mostOf, linesMax)
  const binaries = [...(fewest > 1 ? projects.map((_, at) => `y${at}`) : []), ...taken.binaries]
  return writeProgramme({
    goal: `Maximize\ngoal: ${t}`,
    rows: [...rows, ...taken.rows],
    bounds: [
      ...numbered.map(({ offer, name }) => `0 <= ${name} <= ${mostOf(offer)}`),
      `${exactFrom(limits, percentLeast)} <= ${t} <= ${tonnes}`,
      ...(isWhole ? [] : binaries.map((name) => `0 <= ${name} <= 1`)),
    ],
    whole: isWhole ? [...numbered.map(({ name }) => name), t] : [],
    binaries: isWhole ? binaries : [],
  })
}
