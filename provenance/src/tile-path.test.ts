import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { parseTilePath, tilePath } from './tile-path.ts'

test.each([
  [{ level: 0, index: 0, width: 256 }, 'tile/0/000'],
  [{ level: 0, index: 1234067, width: 256 }, 'tile/0/x001/x234/067'],
  [{ level: 0, index: 273, width: 112 }, 'tile/0/273.p/112'],
  [{ level: 2, index: 0, width: 1 }, 'tile/2/000.p/1'],
  [{ level: 63, index: 999, width: 255 }, 'tile/63/999.p/255'],
  [{ level: 1, index: 1000, width: 256 }, 'tile/1/x001/000'],
  [{ level: 'entries' as const, index: 57500, width: 17 }, 'tile/entries/x057/500.p/17'],
])('%j is found at %s', (name, path) => {
  expect(tilePath(name)).toBe(path)
  expect(parseTilePath(path)).toEqual(name)
})

test('every tile has one path, and every path leads to its tile', () => {
  const level = fc.oneof(fc.constant('entries' as const), fc.integer({ min: 0, max: 63 }))
  const index = fc.maxSafeNat()
  fc.assert(
    fc.property(level, index, fc.integer({ min: 1, max: 256 }), (level, index, width) => {
      expect(parseTilePath(tilePath({ level, index, width }))).toEqual({ level, index, width })
    }),
  )
})

test.each([
  '',
  'tile/0',
  'tile/0/0',
  'tile/0/00',
  'tile/00/000',
  'tile/64/000',
  'tile/-1/000',
  'tile/data/000',
  'tile/0/x000/001',
  'tile/0/001/234',
  'tile/0/x001/x234',
  'tile/0/000.p/0',
  'tile/0/000.p/256',
  'tile/0/000.p/01',
  'tile/0/000.p/',
  'tile/0/000.p',
  'tile/0/000/',
  '/tile/0/000',
  'tile/0/000\n',
  'tile/0/../000',
  'tile/0/x999/x999/x999/x999/x999/999',
  'tile/8/0/x001/067',
])('refuses the path %j', (path) => {
  expect(() => parseTilePath(path)).toThrow(Refusal)
})
