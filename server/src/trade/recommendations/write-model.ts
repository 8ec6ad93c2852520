import { projectCreditsLeast, projectCreditsMax, projectsMin, removalCreditsMin } from './keep-limits.ts'
import { type FilledWish, isRemoval, type Offer } from './offer.ts'
import { numberOffers, sum, writeProgramme, writeTaken } from './programme.ts'

/** A project that has too little on sale never counts, and need not be asked. */
const ableOf = (projects: ReturnType<typeof numberOffers>['projects'], least: number) =>
  projects.filter((own) => own.reduce((credits, { offer }) => credits + offer.availableCredits, 0) >= least)

/**
 * The wish as a mixed-integer programme: `x<i>` are the credits of offer i, `y<p>` whether project p has enough to count,
 * `zx<i>` whether an offer is taken at all. Shares are of a fixed number of tonnes, so every row is linear.
 */
export const writeModel = (
  offers: readonly Offer[],
  { tonnes, goal, budgetCents, limits, pointsMin }: FilledWish,
  percentLeast?: number,
  linesMax = Number.POSITIVE_INFINITY,
  /** With parts of credits it is solved at once, and no basket is better. */
  isWhole = true,
): string => {
  const most = projectCreditsMax(limits, tonnes)
  const fewest = projectsMin(limits, tonnes)
  const least = projectCreditsLeast(limits, tonnes, percentLeast)
  const removals = removalCreditsMin(limits, tonnes)
  const { numbered, projects, total, cost, quality } = numberOffers(offers)

  const rows = [`cover: ${total(numbered)} = ${tonnes}`]
  // The cheapest basket of all keeps to the budget or none does: a row for it would only hold the solver up.
  if (budgetCents !== undefined && goal === 'quality') rows.push(`budget: ${cost} <= ${budgetCents}`)
  if (pointsMin !== undefined) rows.push(`points: ${quality} >= ${pointsMin}`)
  if (removals > 0)
    rows.push(`removals: ${total(numbered.filter(({ offer }) => isRemoval(offer)))} >= ${removals}`)
  if (most < tonnes)
    for (const [at, own] of projects.entries())
      if (own.length > 1) rows.push(`share${at}: ${total(own)} <= ${most}`)
  // Where one credit counts, shares alone may force enough projects; only otherwise does the solver have to count them, which costs it most.
  const counted = fewest > 1 && (least > 1 || Math.ceil(tonnes / most) < fewest)
  const able = counted ? ableOf(projects, least) : []
  for (const [at, own] of able.entries()) rows.push(`uses${at}: ${total(own)} - ${least} y${at} >= 0`)
  if (counted) rows.push(`projects: ${sum(able.map((_, at) => `+ y${at}`))} >= ${fewest}`)
  const mostOf = ({ availableCredits }: Offer) => Math.min(availableCredits, most, tonnes)
  const taken = writeTaken(numbered, mostOf, linesMax)
  const binaries = [...able.map((_, at) => `y${at}`), ...taken.binaries]
  return writeProgramme({
    goal: goal === 'cost' ? `Minimize\ngoal: ${cost}` : `Maximize\ngoal: ${quality}`,
    rows: [...rows, ...taken.rows],
    bounds: [
      ...numbered.map(({ offer, name }) => `0 <= ${name} <= ${mostOf(offer)}`),
      ...(isWhole ? [] : binaries.map((name) => `0 <= ${name} <= 1`)),
    ],
    whole: isWhole ? numbered.map(({ name }) => name) : [],
    binaries: isWhole ? binaries : [],
  })
}
