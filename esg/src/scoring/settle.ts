import type { Metric } from '../types.ts'
import type { Candidate } from '../values/candidate.ts'
import { reopen } from './reopen.ts'
import type { Settled } from './settled.ts'
import type { Weighed } from './weighed.ts'

const close = (a: number, b: number) => Math.abs(a - b) <= 0.005 * Math.max(Math.abs(a), Math.abs(b), 1e-9)

/** More than any company on earth: the unit was misread. */
const possible = ({ candidate: { metric }, amount }: Weighed) =>
  metric === 'energy_total_mwh' ? amount < 5e9 : /^scope3|^total/.test(metric) ? amount <= 5e9 : amount <= 5e8

/** One value for each metric and year. Of two that are as likely, the one that stands nearer to the beginning. */
export const settle = (weighed: Weighed[], accept: number): Settled[] => {
  const ranked = weighed
    .filter((one) => one.candidate.metric !== 'scope12' && possible(one))
    .sort((a, b) => b.odds - a.odds)
  const settled = new Map<string, Settled>()
  const taken = new Map<Candidate['cell'], Candidate[]>()
  for (const one of ranked) {
    const { candidate, amount, odds, chance } = one
    const key = `${candidate.metric} ${candidate.year}`
    const known = settled.get(key)
    if (known) {
      if (!close(known.value, amount) && !known.others.some((other) => close(other.amount, amount)))
        known.others.push(one)
      continue
    }
    if (chance < accept) continue
    // A figure is one thing; what is less likely is not it.
    const inCell = taken.get(candidate.cell) ?? []
    const already = inCell.some(
      ({ metric, printed }) => metric !== candidate.metric && printed === candidate.printed,
    )
    if (already && candidate.rule === 'table') continue
    taken.set(candidate.cell, [...inCell, candidate])
    settled.set(key, {
      metric: candidate.metric as Metric,
      year: candidate.year,
      value: amount,
      best: candidate,
      odds,
      chance,
      others: [],
      reopened: false,
      contradicted: false,
      weighed: one,
    })
  }
  return reopen(onePerimeter(dropVague([...settled.values()])))
}

/** Scope 2 without a method says nothing new where the year has it with one. */
const dropVague = (all: Settled[]) =>
  all.filter(
    ({ metric, year }) =>
      metric !== 'scope2_unspecified' ||
      !all.some((other) => other.year === year && /^scope2_(?:location|market)$/.test(other.metric)),
  )

const ofScopes = /^scope[12]|^scope3_total$|^total$/

/** A footprint never mixes the whole with a part of it: where some year has the whole, no other is given by a part. */
const onePerimeter = (all: Settled[]) => {
  const scopes = all.filter(({ metric }) => ofScopes.test(metric))
  if (!scopes.some(({ best }) => best.perimeter === null)) return all
  return all.filter(({ best }) => best.perimeter === null)
}
