import type { Wish } from '@ledgerleaf/contract/recommendations'
import { projectCreditsLeast, projectCreditsMax, projectsMin, removalCreditsMin } from './keep-limits.ts'
import { isRemoval, type Offer } from './offer.ts'

const sum = (terms: readonly string[]) => (terms.length === 0 ? '0 x0' : terms.join(' '))

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/**
 * The wish as a mixed-integer programme in CPLEX LP format: `x<i>` are the credits of offer i, `y<p>` whether project p
 * has enough to count, `zx<i>` whether an offer with a minimum is taken at all. Shares are of a fixed number of tonnes, so every row is linear.
 */
export const writeModel = (
  offers: readonly Offer[],
  { tonnes, goal, budgetCents, limits }: Wish,
  percentLeast?: number,
): string => {
  const most = projectCreditsMax(limits, tonnes)
  const fewest = projectsMin(limits, tonnes)
  const least = projectCreditsLeast(limits, tonnes, percentLeast)
  const removals = removalCreditsMin(limits, tonnes)
  const numbered = offers.map((offer, at) => ({ offer, name: `x${at}` }))
  const projects = [...groupBy(numbered, ({ offer }) => offer.projectId).values()]
  const cost = numbered.map(({ offer, name }) => `+ ${offer.priceCents} ${name}`)
  const quality = numbered.map(({ offer, name }) => `+ ${offer.score ?? 0} ${name}`)

  const rows = [`cover: ${sum(numbered.map(({ name }) => `+ ${name}`))} = ${tonnes}`]
  if (budgetCents !== undefined) rows.push(`budget: ${sum(cost)} <= ${budgetCents}`)
  if (removals > 0) {
    const names = numbered.filter(({ offer }) => isRemoval(offer)).map(({ name }) => `+ ${name}`)
    rows.push(`removals: ${sum(names)} >= ${removals}`)
  }
  if (most < tonnes)
    for (const [at, own] of projects.entries())
      if (own.length > 1) rows.push(`share${at}: ${sum(own.map(({ name }) => `+ ${name}`))} <= ${most}`)
  // Where one credit counts, shares alone may force enough projects; only otherwise does the solver have to count them, which costs it most.
  const counted = fewest > 1 && (least > 1 || Math.ceil(tonnes / most) < fewest)
  // A project that has too little on sale never counts, and need not be asked.
  const able = projects.filter(
    (own) => own.reduce((credits, { offer }) => credits + offer.availableCredits, 0) >= least,
  )
  if (counted) {
    for (const [at, own] of able.entries())
      rows.push(`uses${at}: ${sum(own.map(({ name }) => `+ ${name}`))} - ${least} y${at} >= 0`)
    rows.push(`projects: ${sum(able.map((_, at) => `+ y${at}`))} >= ${fewest}`)
  }
  const withMinimum = numbered.filter(({ offer }) => offer.minimumFill > 1)
  for (const { offer, name } of withMinimum) {
    rows.push(`least_${name}: ${name} - ${offer.minimumFill} z${name} >= 0`)
    rows.push(`most_${name}: ${name} - ${Math.min(offer.availableCredits, most, tonnes)} z${name} <= 0`)
  }
  const binaries = [
    ...(counted ? able.map((_, at) => `y${at}`) : []),
    ...withMinimum.map(({ name }) => `z${name}`),
  ]
  const bounds = numbered.map(
    ({ offer, name }) => `0 <= ${name} <= ${Math.min(offer.availableCredits, most, tonnes)}`,
  )
  return [
    goal === 'cost' ? 'Minimize' : 'Maximize',
    `goal: ${sum(goal === 'cost' ? cost : quality)}`,
    'Subject To',
    ...rows,
    'Bounds',
    ...bounds,
    'General',
    ...numbered.map(({ name }) => name),
    ...(binaries.length > 0 ? ['Binary', ...binaries] : []),
    'End',
  ].join('\n')
}
