import type { Candidate } from './candidate.ts'
import { amountOf } from './settle-units.ts'

const near = (a: number, b: number, tolerance = 0.006) =>
  Math.abs(a - b) <= tolerance * Math.max(Math.abs(b), 1)

/**
 * Of several figures for one year in one row, such as "UK", "Global" and "Total", the one the others add up to is the
 * whole. Figures of one row have the same quote.
 */
const wholesOf = (members: Candidate[]): Candidate[] => {
  const rows = groupBy(members, ({ metric, quote }) => `${metric} ${quote}`)
  return [...rows.values()].flatMap((row) => {
    if (row.length < 3) return []
    const sum = row.reduce((total, member) => total + amountOf(member), 0)
    return row.filter((member) => amountOf(member) > 0 && near(sum - amountOf(member), amountOf(member)))
  })
}

/** What adds up was read right: scopes to the total, categories to Scope 3. Each figure that takes part gains by it. */
export const addUp = (candidates: Candidate[]) => {
  const byColumn = groupBy(candidates, ({ group, year }) => `${group}:${year}`)
  const gains = new Map<Candidate, number>()
  const gain = (members: Candidate[], points: number) => {
    for (const member of members) gains.set(member, Math.max(gains.get(member) ?? 0, points))
  }
  for (const members of byColumn.values()) {
    const of = (test: (metric: string) => boolean) => members.filter(({ metric }) => test(metric)).slice(0, 6)
    const ones = of((metric) => metric === 'scope1')
    const twos = of((metric) => metric.startsWith('scope2'))
    const threes = of((metric) => metric === 'scope3_total')
    const sums = of((metric) => metric === 'total' || metric === 'scope12')
    for (const one of ones)
      for (const two of twos)
        for (const sum of sums) {
          if (near(amountOf(one) + amountOf(two), amountOf(sum))) gain([one, two, sum], 2)
          for (const three of threes)
            if (near(amountOf(one) + amountOf(two) + amountOf(three), amountOf(sum)))
              gain([one, two, three, sum], 3)
        }
    const categories = members.filter(({ metric }) => metric.startsWith('scope3_cat'))
    const unique = [...new Map(categories.map((candidate) => [candidate.metric, candidate])).values()]
    if (unique.length >= 2) {
      const sum = unique.reduce((total, candidate) => total + amountOf(candidate), 0)
      for (const three of threes) if (near(sum, amountOf(three), 0.012)) gain([...unique, three], 2.5)
    }
    for (const whole of wholesOf(members)) gain([whole], (gains.get(whole) ?? 0) + 1.5)
  }
  for (const [candidate, points] of gains) candidate.score += points
}

const groupBy = (candidates: Candidate[], keyOf: (candidate: Candidate) => string) => {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const key = keyOf(candidate)
    const list = groups.get(key)
    if (list) list.push(candidate)
    else groups.set(key, [candidate])
  }
  return groups
}
