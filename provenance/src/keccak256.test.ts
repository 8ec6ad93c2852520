import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { toUtf8 } from './bytes.ts'
import { toHex } from './hex.ts'
import { absorb, keccak256 } from './keccak256.ts'

const hash = (text: string) => toHex(keccak256(toUtf8(text)))

// From the Ethereum yellow paper, EIP-1155 and the published names of ERC-20.
test.each([
  ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['Transfer(address,address,uint256)', 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'],
  [
    'TransferSingle(address,address,address,uint256,uint256)',
    'c3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  ],
  [
    'The quick brown fox jumps over the lazy dog',
    '4d741b6f1eb29cb2a9b9911c82f56fa8d73b04959d3d9d222895df6c0b28aa15',
  ],
])('%j has its published hash', (text, published) => {
  expect(hash(text)).toBe(published)
})

// Node has no Keccak of before the standard, but the standard's differs from it by its last byte alone.
test('is the permutation and the sponge of SHA-3, at every length around the edges of a block', () => {
  for (const length of [0, 1, 134, 135, 136, 137, 271, 272, 273, 500]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256)
    expect(toHex(absorb(bytes, 0x06))).toBe(createHash('sha3-256').update(bytes).digest('hex'))
  }
})
