import { expect, test } from 'vitest'
import { makeCompound, sector } from '../../testing/make-compound.ts'
import { DocumentRefused } from '../document-refused.ts'
import { guardCompound } from './guard-compound.ts'

const refusal = (bytes: Uint8Array) => {
  try {
    guardCompound(bytes)
  } catch (error) {
    return error instanceof DocumentRefused ? error.code : String(error)
  }
  return 'sound'
}

test('a sound file passes', () => {
  expect(refusal(makeCompound())).toBe('sound')
})

test.each<[string, (view: DataView) => void]>([
  ['a chain that bites its own tail', (view) => view.setUint32(sector + 4 * 9, 2, true)],
  ['a chain that points past the end', (view) => view.setUint32(sector + 4 * 5, 90_000, true)],
  ['names that are their own children', (view) => view.setUint32(2 * sector + 128 + 76, 0, true)],
  ['a table of tables without an end', (view) => view.setUint32(68, 3, true)],
  ['sectors of no known size', (view) => view.setUint16(30, 31, true)],
  ['a stream larger than the file', (view) => view.setUint32(2 * sector + 128 + 120, 0x7fffffff, true)],
])('%s is damaged, found in a moment', (_, change) => {
  expect(refusal(makeCompound(change))).toBe('damaged')
})
