import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { expect, test } from 'vitest'
import { scopesOf, shapeRiver } from './river-shape.ts'

const coverage = (told: Partial<Coverage>): Coverage => ({
  analysisId: 'a',
  companyName: 'A Company',
  fileName: 'report.pdf',
  perimeter: null,
  year: 2024,
  parts: [],
  footprintTonnes: 1000,
  retiredTonnes: 0,
  pendingTonnes: 0,
  heldForItTonnes: 0,
  openTonnes: 0,
  heldTonnes: 0,
  laterTonnes: 0,
  retiredElsewhereTonnes: 0,
  pendingElsewhereTonnes: 0,
  elsewhere: [],
  years: [],
  targets: [],
  programme: null,
  ...told,
})

test('bands are as high as their tonnes are many, and leave the footprint one under the other', () => {
  const { bands } = shapeRiver(coverage({ retiredTonnes: 250, openTonnes: 750 }), 300)
  expect(bands.map(({ fate }) => fate)).toEqual(['retired', 'open'])
  const [retired, open] = bands
  expect((open?.from.height ?? 0) / (retired?.from.height ?? 1)).toBeCloseTo(3)
  expect(open?.from.y).toBeCloseTo((retired?.from.y ?? 0) + (retired?.from.height ?? 0))
})

test('a tonne among ten million is still seen, and no words lie over others', () => {
  const { bands } = shapeRiver(
    coverage({
      footprintTonnes: 10_000_000,
      retiredTonnes: 1,
      pendingTonnes: 1,
      heldForItTonnes: 1,
      openTonnes: 9_999_997,
    }),
    320,
  )
  expect(bands).toHaveLength(4)
  for (const [at, { label, to }] of bands.entries()) {
    expect(to.height).toBeGreaterThan(1)
    expect(label.y + label.height).toBeLessThanOrEqual(320)
    expect((bands[at + 1]?.label.y ?? Number.POSITIVE_INFINITY) - label.y).toBeGreaterThanOrEqual(
      label.height,
    )
  }
})

const little = coverage({
  footprintTonnes: 15_548,
  pendingTonnes: 150,
  heldForItTonnes: 835,
  openTonnes: 14_563,
})

test('a thin band stays beside the body it leaves, and the largest has the largest words', () => {
  const { bands } = shapeRiver(little, 264)
  expect(bands.map(({ isLargest }) => isLargest)).toEqual([false, false, true])
  for (const { from, to } of bands) expect(Math.abs(to.y - from.y)).toBeLessThanOrEqual(12)
})

test('835 t beside 14,563 t are drawn as the little they are, and once more in a loupe that says how large', () => {
  const { bands, loupe } = shapeRiver(little, 280)
  const [pending, held, open] = bands
  expect((open?.to.height ?? 0) / (held?.to.height ?? 1)).toBeCloseTo(14_563 / 835)
  expect((held?.inset?.height ?? 0) / (pending?.inset?.height ?? 1)).toBeCloseTo(835 / 150)
  expect((held?.inset?.height ?? 0) / (held?.to.height ?? 1)).toBeCloseTo(loupe?.times ?? 0)
  expect(loupe?.times).toBe(6.8)
  expect(open?.inset).toBeNull()
  // What is open has its words under the loupe.
  expect(open?.label.y).toBeGreaterThan(loupe?.to.height ?? Number.POSITIVE_INFINITY)
})

test('where the rest can be read there is no loupe, and none where nothing is covered', () => {
  expect(shapeRiver(coverage({ retiredTonnes: 300, openTonnes: 700 }), 280).loupe).toBeNull()
  expect(shapeRiver(coverage({ openTonnes: 1000 }), 280).loupe).toBeNull()
})

test('more retired than emitted flows no farther than the footprint', () => {
  const [only, ...others] = shapeRiver(coverage({ retiredTonnes: 5000 }), 300).bands
  expect(others).toEqual([])
  expect(only?.tonnes).toBe(5000)
  expect(only?.from.height).toBeLessThanOrEqual(300)
})

test('no footprint has no river', () => {
  expect(shapeRiver(coverage({ footprintTonnes: 0 }), 300)).toEqual({ bands: [], loupe: null })
})

test('categories of Scope 3 are one part, and a total that is not taken apart is none of the scopes', () => {
  expect(
    scopesOf([
      { metric: 'scope1', tonnes: 1 },
      { metric: 'scope3_cat1', tonnes: 2 },
      { metric: 'scope3_cat6', tonnes: 3 },
    ]),
  ).toEqual([
    { scope: 'scope-1', tonnes: 1 },
    { scope: 'scope-3', tonnes: 5 },
  ])
  expect(scopesOf([{ metric: 'total', tonnes: 9 }])).toEqual([{ scope: 'unsplit', tonnes: 9 }])
})
