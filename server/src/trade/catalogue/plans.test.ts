import { expect, test } from 'vitest'
import { demoProjects } from '../../demo/demo-projects.ts'
import { plans } from './plans.ts'

test('there are three plans of three projects each, at $100 instead of $500', () => {
  expect(plans.map(({ id, title }) => [id, title])).toEqual([
    ['basketId1', 'Earth Guardian'],
    ['basketId2', 'Impact Pioneer'],
    ['basketId3', 'Climate Champion'],
  ])
  for (const { progress, priceCents, oldPriceCents, cta } of plans) {
    expect(progress).toHaveLength(3)
    expect(progress.every(({ percent }) => percent === 100)).toBe(true)
    expect([priceCents, oldPriceCents, cta]).toEqual([10_000, 50_000, 'Start your Journey'])
  }
})

test('every project of a plan is one the demo sells, under the registry it stands in', () => {
  const sold = demoProjects.map(({ name, registry }) => `${name}, ${registry}`)
  for (const { project, registry } of plans.flatMap(({ progress }) => progress))
    expect(sold).toContain(`${project}, ${registry}`)
})
