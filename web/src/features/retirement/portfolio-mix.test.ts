import type { PortfolioPart } from '@ledgerleaf/contract/buyer-desk'
import { expect, test } from 'vitest'
import { mixesOf } from './portfolio-mix.ts'

const part = (told: Partial<PortfolioPart>): PortfolioPart => ({
  projectId: 'a',
  projectName: 'A Project',
  category: 'biochar',
  mechanism: 'removal',
  country: 'GB',
  site: null,
  durabilityYears: 1000,
  vintage: 2023,
  heldCredits: 0,
  retiredCredits: 0,
  pendingCredits: 0,
  ...told,
})
const parts = [
  part({ heldCredits: 30, retiredCredits: 10 }),
  part({ category: 'redd_arr', mechanism: 'reduction', durabilityYears: 40, vintage: 2021, heldCredits: 5 }),
  part({ category: null, mechanism: null, durabilityYears: null, vintage: 2022, retiredCredits: 7 }),
]

test.each([
  ['all', 52],
  ['held', 35],
  ['retired', 17],
] as const)('every way to take %s apart adds up to the same credits', (share, sum) => {
  for (const mix of mixesOf(parts, share))
    expect([mix.title, mix.parts.reduce((total, { credits }) => total + credits, 0)]).toEqual([
      mix.title,
      sum,
    ])
})

test('what nobody stated is told as such and not left out', () => {
  for (const mix of mixesOf(parts, 'retired').slice(0, 3))
    expect(mix.parts.find(({ name }) => name === 'Not stated')?.credits).toBe(7)
})

test('nothing has no parts', () => {
  expect(mixesOf([], 'all').map(({ parts: none }) => none)).toEqual([[], [], [], []])
})
