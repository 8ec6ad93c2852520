import { expect, test } from 'vitest'
import { roomOf } from './room-of.ts'

const rooms = [{ parts: ['members'] }, { parts: ['details', 'subsidiaries'] }]

test('the address of a part opens the room it is in', () => {
  expect(roomOf(rooms, '#subsidiaries')).toBe(rooms[1])
  expect(roomOf(rooms, '#details')).toBe(rooms[1])
})

test('an address that names no part opens the first room', () => {
  expect(roomOf(rooms, '')).toBe(rooms[0])
  expect(roomOf(rooms, '#nowhere')).toBe(rooms[0])
})
