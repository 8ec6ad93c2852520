import { expect, test } from 'vitest'
import { changeGroups, newNouns } from './change-groups.ts'

const came = [
  'Block: object',
  'Certificate.livemode: boolean',
  'GET /v1/forwards',
  'GET /v1/forwards/{id}',
  'DELETE /v1/seller/projects/{id}/blocks/{block}',
  'GET /v1/problems answers 200.data[].code may be test_only',
  'Forward.milestones[].status: one of',
]

test('every line of a change stands in one group, calls first', () => {
  const groups = changeGroups(came)
  expect(groups.map(({ title, lines }) => title(lines.length))).toEqual([
    '3 new calls',
    '1 new object',
    '2 new fields',
    '1 new value',
  ])
  expect(groups.flatMap(({ lines }) => lines).toSorted()).toEqual(came.toSorted())
})

test('what new calls are about is named once', () => {
  expect(newNouns(came)).toEqual(['forwards', 'seller projects'])
})
