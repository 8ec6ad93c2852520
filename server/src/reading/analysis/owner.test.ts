import { expect, test } from 'vitest'
import { roomOf } from '../../platform/outbox.ts'
import { listenersOf, ownerOf } from './owner.ts'

test('what happens to a report of an organisation is told in its room, and to nobody whose own number it is', () => {
  const report = { personId: 'a-number', visitorHash: null }
  expect(roomOf(listenersOf(ownerOf(report)))).toBe(roomOf({ organisationId: 'a-number' }))
  const visited = { personId: null, visitorHash: 'a-hash' }
  expect(roomOf(listenersOf(ownerOf(visited)))).toBe(roomOf({ visitorHash: 'a-hash' }))
})
