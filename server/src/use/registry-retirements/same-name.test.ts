import { expect, test } from 'vitest'
import { isOneName, isSameName } from './same-name.ts'

test.each([
  ['Oak & Iron Ltd', 'OAK AND IRON LIMITED'],
  ['Café Süd GmbH', 'Cafe Sud'],
  ['Heron Foods', 'Heron Foods S.A., for its offices of 2025'],
])('%s is %s', (one, other) => {
  expect(isSameName(one, other)).toBe(true)
  expect(isSameName(other, one)).toBe(true)
})

test.each([
  ['Oak & Iron Ltd', 'Heron Foods Ltd'],
  ['Oak Ltd', 'Iron Ltd'],
  ['', 'Heron Foods'],
])('%s is not %s', (one, other) => {
  expect(isSameName(one, other)).toBe(false)
})

test.each([
  ['Keller Werkzeuge AG', 'keller  werkzeuge'],
  ['Kel\u200bler Werkzeuge', 'KELLER WERKZEUGE AG'],
  ['Café Süd GmbH', 'Cafe Sud'],
])('%s and %s are one name', (one, other) => {
  expect(isOneName(one, other)).toBe(true)
})

test.each([
  ['Keller', 'Keller Reisen'],
  ['', ''],
])('%s and %s are two names', (one, other) => {
  expect(isOneName(one, other)).toBe(false)
})
