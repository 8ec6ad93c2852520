import { expect, test } from 'vitest'
import { hitFrom, likeness, wordsOf } from './compare-names.ts'

const alike = (a: string, b: string) => likeness(wordsOf(a), wordsOf(b))

test.each([
  ['MEADOW & KILN LTD', 'Meadow and Kiln Limited'],
  ['Société Générale d’Énergie S.A.', 'Societe Generale d Energie'],
  ['Petrov, Ivan', 'Ivan Petrov'],
  ['Ivan Sergeyevich Petrov', 'IVAN PETROV'],
  ['Muhammad Al-Kadirov', 'Mohammad Al Kadyrov'],
  ['Łódź Handlowa Sp. z o.o.', 'Lodz Handlowa'],
  ['MeadowKiln GmbH', 'Meadow Kiln'],
])('%s is like %s', (a, b) => {
  expect(alike(a, b)).toBeGreaterThanOrEqual(hitFrom)
})

test.each([
  ['Meadow Ltd', 'Kiln Ltd'],
  ['Green Valley Carbon', 'Green River Timber'],
  ['Ann Lee', 'Ann Low'],
  ['', 'Anybody'],
])('%s is not like %s', (a, b) => {
  expect(alike(a, b)).toBeLessThan(hitFrom)
})

test('a name that is nothing but legal forms is compared as it is', () => {
  expect(alike('The Company', 'The Company')).toBe(100)
  expect(alike('The Company', 'Limited')).toBe(0)
})
