import type { Weighed } from './relations.ts'
import type { Settled } from './settled.ts'

const holds = (parts: number[], whole: number) => {
  const sum = parts.reduce((all, part) => all + part, 0)
  return Math.abs(sum - whole) <= 0.01 * Math.max(whole, 1e-9)
}

/** How likely another reading must be before a sum may put it in the place of the first. */
const leastChance = 0.04

type Sum = { parts: Settled[]; whole: Settled }

/** What must add up in a year: the scopes to the total, by either method, and the categories to Scope 3. */
const sumsOf = (ofYear: Settled[]): Sum[] => {
  const of = (metric: string) => ofYear.find((one) => one.metric === metric)
  const [one, three, total] = [of('scope1'), of('scope3_total'), of('total')]
  const twos = ofYear.filter(({ metric }) => metric.startsWith('scope2'))
  return total && one
    ? twos.map((two) => ({ parts: three ? [one, two, three] : [one, two], whole: total }))
    : []
}

const adds = ({ parts, whole }: Sum) =>
  holds(
    parts.map(({ value }) => value),
    whole.value,
  )
/** Some totals are of Scope 1 and 2 alone. */
const addsWithoutLast = ({ parts, whole }: Sum) =>
  parts.length === 3 &&
  holds(
    parts.slice(0, 2).map(({ value }) => value),
    whole.value,
  )

const replace = (one: Settled, other: Weighed) => {
  one.others = [one.weighed, ...one.others.filter((left) => left !== other)]
  one.value = other.amount
  one.best = other.candidate
  one.odds = other.odds
  one.chance = other.chance
  one.weighed = other
  one.reopened = true
}

/** Where one other reading of one figure makes a sum hold, that reading is taken. */
const mend = (sum: Sum): boolean => {
  const members = [...sum.parts, sum.whole]
  const swaps = members.flatMap((member) =>
    member.others
      .filter(({ chance }) => chance >= leastChance)
      .filter(({ amount }) => {
        const value = (one: Settled) => (one === member ? amount : one.value)
        return holds(sum.parts.map(value), value(sum.whole))
      })
      .map((other) => ({ member, other, loss: member.odds - other.odds })),
  )
  const best = swaps.sort((a, b) => a.loss - b.loss)[0]
  if (!best) return false
  replace(best.member, best.other)
  return true
}

/**
 * A contradiction is first of all our own: the reading is opened again. Where another reading of one figure resolves it,
 * that one is taken; where none does, the figure we were least sure of is marked.
 */
export const reopen = (settled: Settled[]): Settled[] => {
  for (const year of new Set(settled.map((one) => one.year))) {
    const sums = sumsOf(settled.filter((one) => one.year === year))
    if (sums.length === 0 || sums.some((sum) => adds(sum) || addsWithoutLast(sum))) continue
    if (sums.some(mend)) continue
    const [first] = sums
    const members = first ? [...first.parts, first.whole] : []
    const weakest = members.sort((a, b) => a.odds - b.odds)[0]
    if (weakest) weakest.contradicted = true
  }
  for (const year of new Set(settled.map((one) => one.year))) {
    const ofYear = settled.filter((one) => one.year === year)
    const three = ofYear.find(({ metric }) => metric === 'scope3_total')
    const parts = ofYear.filter(({ metric }) => metric.startsWith('scope3_cat'))
    const sum = parts.reduce((all, { value }) => all + value, 0)
    // Parts that are more than the whole: one of them, or the whole, is read wrong.
    if (three && sum > 1.02 * three.value) three.contradicted = true
  }
  return settled
}
