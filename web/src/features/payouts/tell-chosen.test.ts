import { expect, test } from 'vitest'
import { tellChosen } from './tell-chosen.ts'

const [one, other] = [{ availableCents: 1000 }, { availableCents: 250 }] as const

test('tells the amount of those chosen, where it is not the total above', () => {
  expect(tellChosen([one, other], [one, other])).toBe('All 2 sellers are chosen')
  expect(tellChosen([other], [one, other])).toBe('1 seller, $2.50')
  expect(tellChosen([one], [one])).toBe('1 seller, $10.00')
  expect(tellChosen([], [one])).toBe('Nobody is chosen.')
})
