import type { Weighed } from './weighed.ts'

/**
 * How much an exact sum proves, in decimal digits: figures of six digits that add up to the last one do so by chance
 * once in a million times, as often as there are ways to try.
 */
export type SumEvidence = {
  /** It is what others of the same metric and year add up to: the group among its parts. */
  whole: number
  /** It is one of such parts. */
  part: number
  /** It is one of the scopes that add up to a printed total, or is that total, within its table. */
  scopes: number
}

const none: SumEvidence = { whole: 0, part: 0, scopes: 0 }
const mostDigits = 6
/** Less than this happens by chance too often to count. */
const leastDigits = 2
const rivalsMax = 14
const roleMax = 24

/** Half of the last printed digit. */
const roundingOf = ({ candidate: { printed, decimals }, amount }: Weighed) =>
  printed > 0 ? (0.5 * 10 ** -decimals * amount) / printed : 0.5

/** The digits by which parts meet a whole, less those that the number of tries gives away; 0 where they do not. */
const digitsOf = (sum: number, rounding: number, whole: Weighed, tries: number) => {
  const slack = Math.max(rounding + roundingOf(whole), 1e-6 * whole.amount)
  if (whole.amount <= 0 || Math.abs(sum - whole.amount) > slack) return 0
  const digits = Math.log10(whole.amount / slack) - Math.log10(Math.max(tries, 1))
  return digits < leastDigits ? 0 : Math.min(digits, mostDigits)
}

const distinct = (items: Weighed[], most: number) => {
  const found: Weighed[] = []
  for (const item of [...items].sort((a, b) => b.chance - a.chance)) {
    if (item.amount <= 0 || found.some(({ amount }) => Math.abs(amount - item.amount) < 1e-6 * amount))
      continue
    found.push(item)
    if (found.length === most) break
  }
  return found
}

/** Of candidates for one metric and year: which is what two to five of the others add up to. */
const amongRivals = (
  members: Weighed[],
  note: (one: Weighed, kind: keyof SumEvidence, digits: number) => void,
) => {
  const rivals = distinct(members, rivalsMax).sort((a, b) => b.amount - a.amount)
  if (rivals.length < 3) return
  const slackOf = (parts: Weighed[]) => parts.reduce((sum, part) => sum + roundingOf(part), 0)
  rivals.forEach((whole, at) => {
    const smaller = rivals.slice(at + 1)
    const tries = 2 ** Math.min(smaller.length, 8)
    const search = (from: number, left: number, parts: Weighed[]): Weighed[] | null => {
      const slack = slackOf(parts) + roundingOf(whole)
      if (parts.length >= 2 && Math.abs(left) <= slack) return parts
      if (parts.length === 5) return null
      for (let next = from; next < smaller.length; next++) {
        const part = smaller[next] as Weighed
        if (part.amount > left + slack + roundingOf(part)) continue
        const hit = search(next + 1, left - part.amount, [...parts, part])
        if (hit) return hit
      }
      return null
    }
    const parts = search(0, whole.amount, [])
    if (!parts) return
    const sum = parts.reduce((all, { amount }) => all + amount, 0)
    const digits = digitsOf(sum, slackOf(parts), whole, tries)
    if (digits === 0) return
    for (const one of members) {
      if (Math.abs(one.amount - whole.amount) <= 1e-6 * whole.amount) note(one, 'whole', digits)
      if (parts.some(({ amount }) => Math.abs(one.amount - amount) <= 1e-6 * amount))
        note(one, 'part', digits)
    }
  })
}

/** The likeliest figure of each category: where Scope 3 itself is not printed, they stand for it. */
const categoriesIn = (members: Weighed[]) => {
  const found = new Map<string, Weighed>()
  for (const one of members) {
    const { metric } = one.candidate
    if (metric.startsWith('scope3_cat') && one.chance > (found.get(metric)?.chance ?? 0))
      found.set(metric, one)
  }
  return [...found.values()]
}

/** Of one table and year: the scopes that meet a printed total to the last digit, however unlikely each seemed alone. */
const amongScopes = (
  members: Weighed[],
  note: (one: Weighed, kind: keyof SumEvidence, digits: number) => void,
) => {
  const of = (test: (metric: string) => boolean) =>
    distinct(
      members.filter(({ candidate }) => test(candidate.metric)),
      roleMax,
    )
  const ones = of((metric) => metric === 'scope1')
  const twos = of((metric) => metric.startsWith('scope2'))
  const sums = of((metric) => metric === 'total' || metric === 'scope12').sort((a, b) => a.amount - b.amount)
  if (ones.length === 0 || twos.length === 0 || sums.length === 0) return
  const threes = of((metric) => metric === 'scope3_total').map((three) => [three])
  const parts3 = categoriesIn(members)
  const others = [[], ...threes, ...(parts3.length > 0 ? [parts3] : [])]
  const tries = ones.length * twos.length * others.length
  for (const one of ones)
    for (const two of twos) {
      if (one.candidate.cell === two.candidate.cell) continue
      for (const three of others) {
        const parts = [one, two, ...three]
        const amount = parts.reduce((sum, part) => sum + part.amount, 0)
        const rounding = parts.reduce((sum, part) => sum + roundingOf(part), 0)
        for (const sum of sums) {
          if (sum.amount < amount * 0.98) continue
          if (sum.amount > amount * 1.02) break
          if (parts.some(({ candidate }) => candidate.cell === sum.candidate.cell)) continue
          const digits = digitsOf(amount, rounding, sum, tries)
          if (digits > 0) for (const part of [...parts, sum]) note(part, 'scopes', digits)
        }
      }
    }
}

/** What exact sums say of each candidate, whatever its words are worth. */
export const weighSums = (byQuestion: Iterable<Weighed[]>, byTable: Iterable<Weighed[]>) => {
  const found = new Map<Weighed, SumEvidence>()
  const note = (one: Weighed, kind: keyof SumEvidence, digits: number) => {
    const before = found.get(one) ?? none
    if (digits > before[kind]) found.set(one, { ...before, [kind]: digits })
  }
  for (const members of byQuestion) amongRivals(members, note)
  for (const members of byTable) amongScopes(members, note)
  return (one: Weighed): SumEvidence => found.get(one) ?? none
}
