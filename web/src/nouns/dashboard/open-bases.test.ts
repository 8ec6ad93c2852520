import { expect, test } from 'vitest'
import { firstOpen, openBases } from './open-bases.ts'

const coverage = {
  analysisId: 'report',
  year: 2024,
  parts: [
    { metric: 'scope1' as const, tonnes: 1101.5 },
    { metric: 'scope2_market' as const, tonnes: 986 },
    { metric: 'scope3_total' as const, tonnes: 13_460 },
  ],
  footprintTonnes: 15_548,
  retiredTonnes: 0,
  pendingTonnes: 150,
  heldForItTonnes: 835,
  openTonnes: 14_563,
}

test('from both bases the same credits are taken off', () => {
  expect(openBases(coverage)).toEqual([
    {
      of: 'Scope 1 and 2',
      creditsNeeded: 2088,
      openTonnes: 1103,
      to: '/recommendations?report=report&year=2024',
    },
    {
      of: 'the whole footprint',
      creditsNeeded: 15_548,
      openTonnes: 14_563,
      to: '/recommendations?tonnes=14563',
    },
  ])
})

test('what is had for a year is more than Scope 1 and 2: nothing is open there, and never less than nothing', () => {
  const [own] = openBases({ ...coverage, heldForItTonnes: 3000 })
  expect(own?.openTonnes).toBe(0)
})

test('credits are looked for Scope 1 and 2 first, then for the whole, and not for a figure that does not stand', () => {
  expect(firstOpen({ ...coverage, programme: null })?.openTonnes).toBe(1103)
  expect(firstOpen({ ...coverage, programme: null, heldForItTonnes: 3000 })?.of).toBe('the whole footprint')
  expect(firstOpen({ ...coverage, programme: { tonnes: 9, isLeftOut: false } })).toBeNull()
})

test('of a total that is not taken apart there is one basis', () => {
  const one = { ...coverage, parts: [{ metric: 'total' as const, tonnes: 15_548 }] }
  expect(openBases(one).map(({ of }) => of)).toEqual(['the whole footprint'])
})

test('the programme knows no report: the amount itself is looked for', () => {
  expect(openBases({ ...coverage, analysisId: null })[0]?.to).toBe('/recommendations?tonnes=1103')
})
