import type { Settled } from './settled.ts'
import type { Weighed } from './weighed.ts'

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
  return settled.filter((one) => !isBeyond(one, settled)).map((one, _, kept) => doubtWhole(one, kept))
}

const wholeOf = ({ year }: Settled, settled: Settled[]) =>
  settled.find((other) => other.metric === 'scope3_total' && other.year === year)

/** A category that is more than all of Scope 3, and less sure than it, is of somebody else. */
const isBeyond = (one: Settled, settled: Settled[]) => {
  const whole = one.metric.startsWith('scope3_cat') ? wholeOf(one, settled) : undefined
  return whole !== undefined && one.value > 1.02 * whole.value && one.odds < whole.odds
}

/** Parts that are more than the whole: one of them, or the whole, is read wrong. */
const doubtWhole = (one: Settled, settled: Settled[]): Settled => {
  if (one.metric !== 'scope3_total') return one
  const parts = settled.filter(({ metric, year }) => metric.startsWith('scope3_cat') && year === one.year)
  const sum = parts.reduce((all, { value }) => all + value, 0)
  return sum > 1.02 * one.value ? { ...one, contradicted: true } : one
}
