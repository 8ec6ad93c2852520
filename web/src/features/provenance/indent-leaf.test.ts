import { expect, test } from 'vitest'
import { indentLeaf } from './indent-leaf.ts'

test('an indented leaf says what was hashed, member for member and in its order', () => {
  const leaf = '{"at":"2026-11-08T16:24:00.000Z","facts":{"tonnes":150},"version":1}'
  const read = indentLeaf(leaf)
  expect(read.split('\n')).toHaveLength(7)
  expect(JSON.stringify(JSON.parse(read))).toBe(leaf)
})

test('what is no JSON stands as it is', () => {
  expect(indentLeaf('no leaf')).toBe('no leaf')
})
