import { eventTypes } from '@ledgerleaf/contract/webhook-events'
import { expect, test } from 'vitest'
import { eventGroups } from './event-groups.ts'
import { exampleEvent } from './example-event.ts'

test('every event stands in one group, beside those of its noun', () => {
  const told = eventGroups.flatMap(({ events }) => events.map(({ type }) => type))
  expect(told.toSorted()).toEqual(Object.keys(eventTypes).toSorted())
  for (const { noun, events } of eventGroups)
    for (const { type } of events) expect(type.startsWith(`${noun}.`)).toBe(true)
})

test('the worked example has the fields its event is promised with, and no others', () => {
  const { data, type } = exampleEvent
  const fields = eventGroups
    .flatMap(({ events }) => events)
    .find((event) => event.type === type)
    ?.fields.map(({ name }) => name)
  expect(Object.keys(data)).toEqual(fields)
  expect(eventTypes[type].data.safeParse(data).success).toBe(true)
})
