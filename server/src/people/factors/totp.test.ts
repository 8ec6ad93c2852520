import { expect, test } from 'vitest'
import { fromBase32, toBase32 } from './base32.ts'
import { findStep, stepAt, totpCode } from './totp.ts'

const at = (seconds: number) => new Date(seconds * 1000)

// RFC 6238, appendix B: the seed is as long as the hash.
const seedOf = (bytes: number) => Buffer.from('1234567890'.repeat(7).slice(0, bytes))
const vectors = [
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
] as const

test.each(vectors)('at second %i the codes are those of RFC 6238', (seconds, sha1, sha256, sha512) => {
  const step = stepAt(at(seconds))
  expect(totpCode(seedOf(20), step, 8)).toBe(sha1)
  expect(totpCode(seedOf(32), step, 8, 'sha256')).toBe(sha256)
  expect(totpCode(seedOf(64), step, 8, 'sha512')).toBe(sha512)
})

test('the codes of RFC 4226 come out for its counters', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871']
  expect(codes.map((_, counter) => totpCode(seedOf(20), counter))).toEqual(codes)
})

test('a code is taken in its own half minute and in the one before and after, and in no other', () => {
  const secret = seedOf(20)
  const now = at(1_700_000_010)
  const step = stepAt(now)
  for (const around of [-1, 0, 1])
    expect(findStep(secret, totpCode(secret, step + around), now)).toBe(step + around)
  for (const around of [-2, 2]) expect(findStep(secret, totpCode(secret, step + around), now)).toBeNull()
  for (const wrong of ['', '12345', '1234567', 'abcdef']) expect(findStep(secret, wrong, now)).toBeNull()
})

test('a secret is the same after it was written in letters, also by hand', () => {
  // RFC 4648, section 10.
  for (const [plain, written] of [
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ] as const) {
    expect(toBase32(Buffer.from(plain))).toBe(written)
    expect(fromBase32(written).toString()).toBe(plain)
  }
  expect(fromBase32('mzxw 6ytb').toString()).toBe('fooba')
  expect(() => fromBase32('M1')).toThrow()
})
