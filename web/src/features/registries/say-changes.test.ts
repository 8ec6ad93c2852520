import type { RegistryFile } from '@ledgerleaf/contract/registry-records-api'
import { expect, test } from 'vitest'
import { sayChanges } from './say-changes.ts'
import { kindsOf, tellAge } from './words.ts'

const file = (kind: RegistryFile['kind'], found: Partial<RegistryFile> = {}) =>
  ({ kind, added: 0, changed: 0, gone: 0, refused: 0, ...found }) as RegistryFile

test('what a day changed says of what it is, in one order whichever file came first', () => {
  const files = [file('units', { added: 2, gone: 1 }), file('projects', { added: 1, refused: 1 })]
  expect(sayChanges(files)).toBe(
    '1 new project, 2 new serial blocks, 1 serial block no longer in it, 1 line refused',
  )
  expect(kindsOf(files)).toEqual(['projects', 'units'])
  expect(sayChanges([file('projects')])).toBe('Nothing changed')
})

test('how old a record is goes by whole days', () => {
  const now = Date.parse('2026-11-19T17:00:00Z')
  expect(tellAge('2026-11-19', now)).toBe('of today')
  expect(tellAge('2026-11-18', now)).toBe('1 day old')
  expect(tellAge('2026-11-14', now)).toBe('5 days old')
})
