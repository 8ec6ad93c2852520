import type { Metric } from '../types.ts'
import { addUp } from './add-up.ts'
import type { Candidate } from './candidate.ts'
import { amountOf, settleUnits } from './settle-units.ts'

export type Chosen = {
  metric: Metric
  year: number
  value: number
  best: Candidate
  score: number
  others: Candidate[]
}

const close = (a: number, b: number) => Math.abs(a - b) <= 0.005 * Math.max(Math.abs(a), Math.abs(b), 1e-9)
const accept = 2.5
/** The best of them; a sheet may print thousands. */
const rivalsMax = 200

/** More than any company on earth: the unit was misread. */
const possible = (metric: string, value: number) =>
  metric === 'energy_total_mwh'
    ? value < 5e9
    : metric === 'scope3_total' || metric === 'total' || metric.startsWith('scope3')
      ? value <= 5e9
      : value <= 5e8

type Cluster = { members: Candidate[]; value: number; score: number }

const clusters = (candidates: Candidate[]) => {
  const found: Cluster[] = []
  for (const candidate of [...candidates].sort((a, b) => b.score - a.score).slice(0, rivalsMax)) {
    const value = amountOf(candidate)
    const home = found.find((cluster) => close(cluster.value, value))
    if (home) home.members.push(candidate)
    else found.push({ members: [candidate], value, score: 0 })
  }
  for (const cluster of found) {
    const pages = new Set(cluster.members.map(({ page }) => page.number)).size
    cluster.score = (cluster.members[0]?.score ?? 0) + 0.5 * Math.min(pages - 1, 3)
  }
  // Of two that stand equal, the larger Scope 3 covers more of it.
  const larger = candidates[0]?.metric === 'scope3_total' ? 1 : 0
  return found.sort((a, b) => b.score - a.score || larger * (b.value - a.value))
}

/** One value for each metric and year, by evidence and arithmetic; the others stay beside it. */
export const choose = (all: Candidate[]): Chosen[] => {
  settleUnits(all)
  const candidates = all.filter((candidate) => possible(candidate.metric, amountOf(candidate)))
  addUp(candidates)
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    if (candidate.metric === 'scope12') continue
    const key = `${candidate.metric}:${candidate.year}`
    const list = groups.get(key)
    if (list) list.push(candidate)
    else groups.set(key, [candidate])
  }
  const [totals, others] = [true, false].map((total) =>
    [...groups.values()].filter(([first]) => (first?.metric === 'total') === total),
  )
  const scopes = dropLargeParts((others ?? []).flatMap((members) => pick(clusters(members))))
  // Totals come last: the scopes that are already chosen tell the whole from the total of a part.
  const sums = (totals ?? []).flatMap((members) => {
    const found = clusters(members)
    const year = members[0]?.year ?? 0
    weighTotals(found, scopes, year)
    return pick(found.filter((cluster) => holdsItsParts(cluster, scopes, year)))
  })
  return dropVague([...scopes, ...sums])
}

const pick = ([first, ...rest]: Cluster[]): Chosen[] => {
  const best = first?.members[0]
  if (!first || !best || first.score < accept || best.metric === 'scope12') return []
  const { metric, year } = best
  const others = rest.flatMap(({ members }) => members.slice(0, 1))
  return [{ metric, year, value: first.value, best, score: first.score, others }]
}

/** A doubtful category that is larger than Scope 3 is that of somebody else. */
const dropLargeParts = (chosen: Chosen[]) =>
  chosen.filter(
    (part) =>
      part.score >= accept + 1 ||
      !part.metric.startsWith('scope3_cat') ||
      !chosen.some(
        ({ metric, year, value, score }) =>
          metric === 'scope3_total' && year === part.year && score > part.score && value * 1.05 < part.value,
      ),
  )

const weighTotals = (found: Cluster[], chosen: Chosen[], year: number) => {
  const of = (test: (metric: string) => boolean) =>
    chosen.filter((finding) => finding.year === year && test(finding.metric)).map(({ value }) => value)
  const [one] = of((metric) => metric === 'scope1')
  const seconds = of((metric) => metric.startsWith('scope2'))
  const [three] = of((metric) => metric === 'scope3_total')
  if (one === undefined || seconds.length === 0) return
  const matches = (cluster: Cluster, extra: number) =>
    seconds.some((second) => Math.abs(one + second + extra - cluster.value) <= 0.01 * cluster.value)
  for (const cluster of found) {
    if (matches(cluster, three ?? 0)) cluster.score += 3
    else if (three !== undefined && matches(cluster, 0)) cluster.score -= 3
  }
  found.sort((a, b) => b.score - a.score)
}

/** A total smaller than its parts is the total of something else. Of Scope 2, the lower of the two methods counts. */
const holdsItsParts = (cluster: Cluster, chosen: Chosen[], year: number) => {
  const of = (test: (metric: string) => boolean) =>
    chosen.filter((finding) => finding.year === year && test(finding.metric)).map(({ value }) => value)
  const second = of((metric) => metric.startsWith('scope2'))
  const parts = [
    ...of((metric) => metric === 'scope1' || metric.startsWith('scope3')),
    ...(second.length > 0 ? [Math.min(...second)] : []),
  ]
  return parts.every((part) => part <= cluster.value * 1.01)
}

/** Scope 2 without a method says nothing new where the year has it with one. */
const dropVague = (chosen: Chosen[]) =>
  chosen.filter(
    (finding) =>
      finding.metric !== 'scope2_unspecified' ||
      !chosen.some(
        ({ metric, year }) =>
          year === finding.year && (metric === 'scope2_location' || metric === 'scope2_market'),
      ),
  )
