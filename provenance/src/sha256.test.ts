import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toHex } from './hex.ts'
import { sha256 } from './sha256.ts'

const text = (words: string) => new TextEncoder().encode(words)

test.each([
  ['nothing', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'two blocks',
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a million times a', 'a'.repeat(1e6), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])("hashes FIPS 180-4's example: %s", (_, message, digest) => {
  expect(toHex(sha256(text(message)))).toBe(digest)
})

test('agrees with another implementation at every length around the edges of a block', () => {
  for (let length = 0; length <= 260; length += 1) {
    const bytes = new Uint8Array(length).map((_, at) => at * 31 + length)
    expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test('agrees with another implementation on any parts, wherever they are cut', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 5 }), (parts) => {
      expect(toHex(sha256(...parts))).toBe(createHash('sha256').update(Buffer.concat(parts)).digest('hex'))
    }),
  )
})
