import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { someEntries } from '../testing/reference-tree.ts'
import { appendLeaves, emptyRange, rangeRoot } from './compact-range.ts'
import { type Hash, leafHash } from './hashes.ts'
import { toHex } from './hex.ts'
import { listSource } from './list-source.ts'
import { consistencyProof, type HashSource, inclusionProof, treeRoot } from './prove.ts'
import { inclusionRanges, subtreesOf } from './ranges.ts'
import { Refusal } from './refusal.ts'
import { tilePath } from './tile-path.ts'
import { joinTile, splitTile, tileSource } from './tile-source.ts'
import { type Tile, tilesFor, tilesOfGrowth } from './tiles.ts'
import { verifyInclusion } from './verify-inclusion.ts'

test('a log of 70,000 has the tiles that C2SP counts', () => {
  const tiles = tilesOfGrowth(0, 70_000)
  const count = (level: number, full: boolean) =>
    tiles.filter((tile) => tile.level === level && (tile.width === 256) === full).length
  expect([count(0, true), count(0, false), count(1, true), count(1, false), count(2, false)]).toEqual([
    273, 1, 1, 1, 1,
  ])
  expect(tiles.filter(({ width }) => width < 256).map(tilePath)).toEqual([
    'tile/0/273.p/112',
    'tile/1/001.p/17',
    'tile/2/000.p/1',
  ])
  expect(tilesOfGrowth(0, 256).map(tilePath)).toEqual(['tile/0/000', 'tile/1/000.p/1'])
})

test.each([
  [0, 0, []],
  [7, 7, []],
  [0, 1, ['tile/0/000.p/1']],
  [100, 101, ['tile/0/000.p/101']],
  [255, 257, ['tile/0/000', 'tile/0/001.p/1', 'tile/1/000.p/1']],
  [256, 300, ['tile/0/001.p/44']],
])('growing from %i to %i publishes these tiles', (oldSize, newSize, paths) => {
  expect(tilesOfGrowth(oldSize, newSize).map(tilePath)).toEqual(paths)
})

test('a log does not shrink', () => {
  expect(() => tilesOfGrowth(5, 4)).toThrow(Refusal)
})

test('the largest log a double can count still has a way from every leaf to its root', () => {
  const size = Number.MAX_SAFE_INTEGER
  for (const index of [0, 1, 2 ** 32, 2 ** 52, size - 1]) {
    const tiles = tilesFor(inclusionRanges(index, size).flatMap(subtreesOf), size)
    expect(tiles.length).toBeLessThanOrEqual(14)
    for (const { width } of tiles) expect(width).toBeGreaterThan(0)
  }
})

describe('a log of 70,000 read from its tiles', () => {
  const size = 70_000
  const published = new Map<string, Uint8Array>()
  const leaves: Hash[] = []
  let whole: HashSource
  let root: Hash
  let read: Tile[] = []
  const source = tileSource(size, (tile) => {
    read.push(tile)
    return published.get(tilePath(tile)) ?? new Uint8Array()
  })

  beforeAll(() => {
    // As a writer does it: keep the hashes of every eighth level as they become complete, and cut them into tiles.
    const rows = new Map<number, Hash[]>()
    leaves.push(...someEntries(size).map(leafHash))
    const range = appendLeaves(emptyRange, leaves, ({ level }, hash) => {
      const row = rows.get(level)
      if (row) row.push(hash)
      else rows.set(level, [hash])
    })
    root = rangeRoot(range)
    for (const tile of tilesOfGrowth(0, size)) {
      const hashes = rows.get(tile.level * 8)?.slice(tile.index * 256, tile.index * 256 + tile.width) ?? []
      published.set(tilePath(tile), joinTile(hashes))
    }
    whole = listSource(leaves)
  })

  test('has the same root', async () => {
    expect(toHex(await treeRoot(source, size))).toBe(toHex(root))
  })

  test('gives the same proofs as the tree in memory, from a handful of tiles', async () => {
    const place = fc.tuple(fc.nat({ max: size - 1 }), fc.integer({ min: 1, max: size }))
    await fc.assert(
      fc.asyncProperty(place, async ([index, oldSize]) => {
        read = []
        const proof = await inclusionProof(source, index, size)
        expect(read.length).toBeLessThanOrEqual(6)
        expect(proof.map(toHex)).toEqual((await inclusionProof(whole, index, size)).map(toHex))
        verifyInclusion({ leaf: leaves[index] ?? new Uint8Array(), index, size, root, proof })
        expect((await consistencyProof(source, oldSize, size)).map(toHex)).toEqual(
          (await consistencyProof(whole, oldSize, size)).map(toHex),
        )
      }),
      { numRuns: 40 },
    )
  })

  test('one wrong byte in a tile is noticed by the proof that used it', async () => {
    const forged = tileSource(size, (tile) => {
      const bytes = published.get(tilePath(tile))?.slice() ?? new Uint8Array()
      // Every hash of the tile: which of them the proof reads is its own affair.
      for (let at = 0; at < bytes.length; at += 32) bytes[at] = (bytes[at] ?? 0) ^ 1
      return bytes
    })
    const proof = await inclusionProof(forged, 69_999, size)
    const claim = { leaf: leaves[69_999] ?? new Uint8Array(), index: 69_999, size, root, proof }
    expect(() => verifyInclusion(claim)).toThrow('another root')
  })

  test('a tile of the wrong length is refused, a full one in place of a partial one is not', async () => {
    const cut = tileSource(size, (tile) => published.get(tilePath(tile))?.slice(1) ?? new Uint8Array())
    await expect(treeRoot(cut, size)).rejects.toThrow(Refusal)
    const full = tileSource(size, (tile) => {
      const bytes = new Uint8Array(8192)
      bytes.set(published.get(tilePath(tile)) ?? new Uint8Array())
      return bytes
    })
    expect(toHex(await treeRoot(full, size))).toBe(toHex(root))
  })

  test('what lies beyond the end is refused before anything is read', async () => {
    read = []
    await expect(source([{ level: 0, index: size }])).rejects.toThrow(Refusal)
    expect(read).toEqual([])
  })
})

test('a tile has 1 to 256 hashes', () => {
  expect(() => joinTile([])).toThrow(Refusal)
  expect(() => joinTile(Array.from({ length: 257 }, () => new Uint8Array(32)))).toThrow(Refusal)
  expect(() => splitTile(new Uint8Array(0), 0)).toThrow(Refusal)
  expect(() => splitTile(new Uint8Array(257 * 32), 257)).toThrow(Refusal)
})
