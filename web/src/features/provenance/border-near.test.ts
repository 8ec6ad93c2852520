import type { SerialRun } from '@ledgerleaf/contract/ribbon'
import { expect, test } from 'vitest'
import { borderNear } from './border-near.ts'

const runs = [
  { first: 101, last: 200, pile: 'owned' },
  { first: 1, last: 60, pile: 'retired' },
  { first: 61, last: 100, pile: 'retired' },
  { first: 201, last: 900, pile: 'listed' },
] as readonly SerialRun[]

test('the border of a pile is where another begins, over pieces of the same', () => {
  expect(borderNear(runs, 5)).toBe(101)
  expect(borderNear(runs, 150)).toBe(201)
})

test('the last pile is looked at from where it begins, and one alone where it was asked for', () => {
  expect(borderNear(runs, 850)).toBe(200)
  expect(borderNear(runs.slice(3), 850)).toBe(850)
  expect(borderNear(runs, 5000)).toBe(5000)
})
