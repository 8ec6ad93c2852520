import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roomOn, tilesOf } from './block-tiles.ts'
import type { Block } from './footprint-blocks.ts'
import { stepAlong } from './move-in-grid.ts'
import { bands } from './scope-bars.ts'

const room = { left: 0, top: 0, width: 900, height: 420 }

const block = (id: string, scope: Block['scope'], tonnes: number): Block => ({
  id,
  metric: 'scope1',
  scope,
  tonnes,
  isRest: false,
  figure: null,
  before: null,
})

test('the area of a tile is its share of the footprint, and no two lie over each other', () => {
  const any = fc.record({
    scope: fc.constantFrom(...bands),
    tonnes: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 10 ** 6, max: 10 ** 7 })),
  })
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 17 }), (list) => {
      const blocks = list.map(({ scope, tonnes }, i) => block(String(i), scope, tonnes))
      const whole = blocks.reduce((sum, { tonnes }) => sum + tonnes, 0)
      const tiles = tilesOf(blocks, room)
      expect(tiles).toHaveLength(blocks.length)
      for (const { width, height, left, top, block: own } of tiles) {
        expect((width * height) / (room.width * room.height)).toBeCloseTo(own.tonnes / whole, 6)
        expect(left).toBeGreaterThanOrEqual(-0.001)
        expect(top).toBeGreaterThanOrEqual(-0.001)
        expect(left + width).toBeLessThanOrEqual(room.width + 0.001)
        expect(top + height).toBeLessThanOrEqual(room.height + 0.001)
      }
      for (const [i, a] of tiles.entries())
        for (const b of tiles.slice(i + 1)) {
          const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
          const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
          expect(Math.min(across, down)).toBeLessThan(0.01)
        }
    }),
  )
})

test('what is nothing has no tile, and what is next to nothing has no room for words', () => {
  const tiles = tilesOf(
    [block('all', 'scope3', 10_000_000), block('bit', 'scope1', 40), block('none', 'scope2', 0)],
    room,
  )
  expect(tiles.map((tile) => [tile.block.id, roomOn(tile)])).toEqual([
    ['all', 'all'],
    ['bit', 'none'],
  ])
})

test('arrow keys walk from the largest to the smallest and back, and stop at the ends', () => {
  const along = (at: number, key: string) => stepAlong(at, key, 3)
  expect([along(0, 'ArrowRight'), along(1, 'ArrowDown'), along(2, 'ArrowRight')]).toEqual([1, 2, null])
  expect([along(2, 'ArrowLeft'), along(1, 'ArrowUp'), along(0, 'ArrowUp')]).toEqual([1, 0, null])
  expect([along(0, 'End'), along(2, 'Home'), along(1, 'Enter')]).toEqual([2, 0, null])
})
