import { errorCatalogue } from '@ledgerleaf/contract/errors'
import { expect, test } from 'vitest'
import { refusalGroups } from './refusal-groups.ts'

const codesOf = (wanted?: string) =>
  refusalGroups(wanted).flatMap(({ refusals }) => refusals.map(({ code }) => code))

test('every refusal is in one group, and in one alone', () => {
  expect(codesOf().toSorted()).toEqual(Object.keys(errorCatalogue).toSorted())
})

test('a group names the statuses it is answered with, in order', () => {
  expect(refusalGroups().find(({ id }) => id === 'caller')?.statuses).toEqual([401, 403])
  for (const { statuses } of refusalGroups()) expect(statuses).toEqual([...statuses].sort((a, b) => a - b))
})

test('a refusal is found by its code, its status and its words', () => {
  expect(codesOf('version_unk')).toEqual(['version_unknown'])
  expect(codesOf('429').length).toBeGreaterThan(0)
  expect(codesOf('IDEMPOTENCY-KEY header')).toContain('idempotency_missing')
  expect(codesOf('no such words')).toEqual([])
})
