import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { expect, test } from 'vitest'
import { whatIsOpen } from './what-is-open.ts'

const coverage: Coverage = {
  analysisId: 'report',
  companyName: 'Halden Papier',
  fileName: 'report.pdf',
  perimeter: null,
  year: 2024,
  parts: [
    { metric: 'scope1', tonnes: 2000 },
    { metric: 'scope3_total', tonnes: 8000 },
  ],
  footprintTonnes: 10_000,
  retiredTonnes: 0,
  pendingTonnes: 0,
  heldForItTonnes: 500,
  openTonnes: 9500,
  heldTonnes: 500,
  laterTonnes: 0,
  retiredElsewhereTonnes: 0,
  pendingElsewhereTonnes: 0,
  elsewhere: [],
  years: [],
  targets: [],
  programme: null,
}

test('an empty basket is filled for Scope 1 and 2 first, and for what is left of the whole after that', () => {
  expect(whatIsOpen(coverage).map(({ of, openTonnes }) => [of, openTonnes])).toEqual([
    ['Scope 1 and 2', 1500],
    ['the whole footprint', 9500],
  ])
  expect(whatIsOpen({ ...coverage, heldForItTonnes: 2500, openTonnes: 7500 }).map(({ of }) => of)).toEqual([
    'the whole footprint',
  ])
})

test('nothing is called open where all is had, where no footprint is known, or while reports contradict each other', () => {
  expect(whatIsOpen({ ...coverage, heldForItTonnes: 10_000, openTonnes: 0 })).toEqual([])
  expect(whatIsOpen(null)).toEqual([])
  const programme = { state: 'conflict' } as unknown as Coverage['programme']
  expect(whatIsOpen({ ...coverage, programme })).toEqual([])
})
