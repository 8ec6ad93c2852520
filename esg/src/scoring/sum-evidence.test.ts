import { expect, test } from 'vitest'
import { drawPage } from '../../testing/draw-page.ts'
import { collect } from '../values/collect.ts'
import { weighSums } from './sum-evidence.ts'
import { type Weighed, weigh } from './weighed.ts'

const groups = (all: Weighed[], keyOf: (one: Weighed) => string) =>
  [...new Set(all.map(keyOf))].map((key) => all.filter((one) => keyOf(one) === key))

/** Every reading of a drawn page, each as unlikely as the next: only the sums may speak. */
const evidenceOf = (...lines: string[]) => {
  const all = collect([drawPage(lines.join('\n'))], 2023, 2026).map((candidate) => weigh(candidate, -2))
  const of = weighSums(
    groups(all, ({ candidate }) => `${candidate.metric} ${candidate.year}`),
    groups(all, ({ candidate }) => `${candidate.group} ${candidate.year}`),
  )
  return (metric: string, amount: number) => {
    const one = all.find((other) => other.candidate.metric === metric && other.amount === amount)
    if (!one) throw new Error(`${metric} ${amount} was not read`)
    return of(one)
  }
}

test('scopes that meet the total to the last digit prove each other', () => {
  const of = evidenceOf(
    'Emissions (tCO2e)                    2023',
    'Scope 1                           547,110',
    'Scope 2                           421,772',
    'Scope 3                         1,016,616',
    'Total Scope 1, 2 and 3          1,985,498',
  )
  expect(of('scope1', 547110).scopes).toBeGreaterThan(4)
  expect(of('scope3_total', 1016616).scopes).toBeGreaterThan(4)
})

test('figures of two digits that happen to add up prove nothing', () => {
  const of = evidenceOf(
    'Emissions (tCO2e)                    2023',
    'Scope 1                              12.0',
    'Scope 2                                30',
    'Total Scope 1, 2 and 3                 42',
  )
  expect(of('scope1', 12).scopes).toBe(0)
})

test('the group is what its divisions add up to, and each division a part of it', () => {
  const of = evidenceOf(
    'Emissions (tCO2e)                    2023',
    'Scope 1 Gas                       598,218',
    'Scope 1 Power                     781,029',
    'Scope 1 Group                   1,379,247',
  )
  expect(of('scope1', 1379247)).toMatchObject({ part: 0 })
  expect(of('scope1', 1379247).whole).toBeGreaterThan(4)
  expect(of('scope1', 598218).part).toBeGreaterThan(4)
})
