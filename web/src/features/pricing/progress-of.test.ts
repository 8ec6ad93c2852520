import { Basket } from '@ledgerleaf/contract/baskets'
import { Plan } from '@ledgerleaf/contract/catalogue'
import { inDollars, noTerms } from '@ledgerleaf/contract/listings'
import { expect, test } from 'vitest'
import { progressOf } from './progress-of.ts'

const plan = Plan.parse({
  id: 'basketId1',
  title: 'Earth Guardian',
  subtitle: '',
  features: [],
  progress: [{ project: 'Mangroves', registry: 'Verra VCS', percent: 100 }],
  priceCents: 10_000,
  oldPriceCents: 50_000,
  cta: 'Start your Journey',
})

const basket = (...projects: string[]) =>
  Basket.parse({
    id: plan.id,
    kind: 'plan',
    name: plan.title,
    priceCents: 10_000,
    listValueCents: 50_000,
    discountCents: 40_000,
    totalCredits: projects.length,
    lines: projects.map((projectName) => ({
      listingId: projectName,
      projectId: projectName,
      projectName,
      registry: 'Gold Standard',
      category: null,
      country: null,
      vintage: 2024,
      weightPercent: 100,
      quantity: 1,
      pricePerCreditCents: 50_000,
      totalCents: 50_000,
      saleType: 'spot',
      ...noTerms,
      ...inDollars(50_000),
      forward: null,
    })),
    soldOut: false,
    notSold: null,
    soldOutReason: null,
    composition: 'c',
  })

test('names the projects the basket holds now, not those it was planned with', () => {
  expect(progressOf(plan, basket('Seagrass'))).toEqual([
    { project: 'Seagrass', registry: 'Gold Standard', percent: 100 },
  ])
})

test('names the planned ones while the basket is not known, or holds nothing', () => {
  expect(progressOf(plan, undefined)).toEqual(plan.progress)
  expect(progressOf(plan, basket())).toEqual(plan.progress)
})
