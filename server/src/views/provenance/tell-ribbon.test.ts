import { runsAfter, type SerialRun } from '@ledgerleaf/contract/ribbon'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SerialMove, tellRibbon } from './tell-ribbon.ts'

const piles = ['available', 'listed', 'held', 'owned', 'withdrawn', 'retired'] as const
type Places = (SerialRun['pile'] | null)[]
const size = 40

const spread = (runs: readonly SerialRun[]): Places =>
  Array.from(
    { length: size },
    (_, at) => runs.find(({ first, last }) => first <= at + 1 && at + 1 <= last)?.pile ?? null,
  )

const runsOf = (places: Places): SerialRun[] =>
  places.flatMap((pile, at) => (pile === null ? [] : [{ first: at + 1, last: at + 1, pile }]))

/** A history told serial by serial: what each step takes lies in one pile. */
const playOut = (steps: readonly [number, number, number][]) => {
  const places: Places = Array.from({ length: size }, () => 'available')
  const moves: SerialMove[] = [{ on: '0', first: 1, last: size, from: null, to: 'available' }]
  const strips = new Map<string, Places>([['0', [...places]]])
  for (const [start, wanted, pile] of steps) {
    const from = places[start] ?? 'available'
    let end = start
    while (end + 1 < size && end - start < wanted && places[end + 1] === from) end += 1
    const to = piles[pile] ?? 'listed'
    const on = String(Math.floor(moves.length / 3))
    places.fill(to, start, end + 1)
    moves.push({ on, first: start + 1, last: end + 1, from, to })
    strips.set(on, [...places])
  }
  return { places, moves, strips }
}

const step = fc.tuple(fc.nat(size - 1), fc.nat(12), fc.nat(piles.length - 1))

test('at the end of every day the strip is the history told serial by serial', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { places, moves, strips } = playOut(steps)
      const told = { first: 1, last: size, isCut: false, ...tellRibbon(runsOf(places), moves) }
      expect(told.opening).toEqual([])
      for (const [at, { on }] of told.days.entries())
        expect(spread(runsAfter(told, at + 1)), on).toEqual(strips.get(on))
      expect(spread(runsAfter(told, told.days.length))).toEqual(places)
    }),
  )
})

test('told from the middle, it opens with what the left-out moves had made', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 6, maxLength: 30 }), fc.nat(5), (steps, left) => {
      const { places, moves } = playOut(steps)
      const cut = moves.slice(left + 1)
      const before = playOut(steps.slice(0, left)).places
      const told = tellRibbon(runsOf(places), cut)
      expect(spread(told.opening)).toEqual(before)
    }),
  )
})
