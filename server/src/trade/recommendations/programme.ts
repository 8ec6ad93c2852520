import type { Offer } from './offer.ts'

export const sum = (terms: readonly string[]) => (terms.length === 0 ? '0 x0' : terms.join(' '))

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

type Numbered = { offer: Offer; name: string }

/** The offers under the names the solver knows them by, alone and by project. */
export const numberOffers = (offers: readonly Offer[]) => {
  const numbered: Numbered[] = offers.map((offer, at) => ({ offer, name: `x${at}` }))
  return {
    numbered,
    projects: [...groupBy(numbered, ({ offer }) => offer.projectId).values()],
    total: (some: readonly Numbered[], factor = 1) =>
      sum(some.map(({ name }) => (factor === 1 ? `+ ${name}` : `+ ${factor} ${name}`))),
    cost: sum(numbered.map(({ offer, name }) => `+ ${offer.priceCents} ${name}`)),
    quality: sum(numbered.map(({ offer, name }) => `+ ${offer.score ?? 0} ${name}`)),
  }
}

/**
 * Whether an offer is taken at all is asked where its seller has a minimum, and of every offer where a basket holds only so
 * many lines.
 */
export const writeTaken = (
  numbered: readonly Numbered[],
  mostOf: (offer: Offer) => number,
  linesMax: number,
): { rows: string[]; binaries: string[] } => {
  const isCounted = numbered.length > linesMax
  const asked = isCounted ? numbered : numbered.filter(({ offer }) => offer.minimumFill > 1)
  const rows = asked.flatMap(({ offer, name }) => [
    `least_${name}: ${name} - ${offer.minimumFill} z${name} >= 0`,
    `most_${name}: ${name} - ${mostOf(offer)} z${name} <= 0`,
  ])
  const binaries = asked.map(({ name }) => `z${name}`)
  if (isCounted) rows.push(`lines: ${sum(binaries.map((name) => `+ ${name}`))} <= ${linesMax}`)
  return { rows, binaries }
}

type Programme = { goal: string; rows: string[]; bounds: string[]; whole: string[]; binaries: string[] }

/** In CPLEX LP format. */
export const writeProgramme = ({ goal, rows, bounds, whole, binaries }: Programme): string =>
  [
    goal,
    'Subject To',
    ...rows,
    'Bounds',
    ...bounds,
    ...(whole.length > 0 ? ['General', ...whole] : []),
    ...(binaries.length > 0 ? ['Binary', ...binaries] : []),
    'End',
  ].join('\n')
