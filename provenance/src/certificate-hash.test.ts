import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { certificateHash } from './certificate-hash.ts'
import { toHex } from './hex.ts'

const told = {
  at: '2026-03-01T12:00:00.000Z',
  facts: { certificate: 'c1', project: 'p1', details: 'ab'.repeat(32) },
}
const posting = {
  amount: 12,
  serials: [
    [1, 10],
    [21, 22],
  ] as const,
}

test('is the SHA-256 of one text that anybody can write down', () => {
  const text = `{"facts":{"certificate":"c1","details":"${'ab'.repeat(32)}","project":"p1"},"format":"ledgerleaf.certificate/v1","quantity":12,"retiredAt":"2026-03-01T12:00:00.000Z","serials":[[1,10],[21,22]]}`
  expect(toHex(certificateHash(told, posting))).toBe(createHash('sha256').update(text).digest('hex'))
})

test('the order of facts and whatever else a leaf carries change nothing', () => {
  const { certificate, project, details } = told.facts
  const leaf = { version: 1, kind: 'retire', at: told.at, facts: { details, project, certificate } }
  const logged = { asset: 'b1', from: 'credits/owned/abc', to: 'credits/retired/abc', ...posting }
  expect(certificateHash(leaf, logged)).toEqual(certificateHash(told, posting))
})

test.each([
  ['another day', { ...told, at: '2026-03-02T12:00:00.000Z' }, posting],
  ['other words', { ...told, facts: { ...told.facts, details: 'cd'.repeat(32) } }, posting],
  ['another project', { ...told, facts: { ...told.facts, project: 'p2' } }, posting],
  ['more credits', told, { ...posting, amount: 13 }],
  ['other serials', told, { ...posting, serials: [[1, 12]] as const }],
])('%s are another hash', (_, retirement, moved) => {
  expect(certificateHash(retirement, moved)).not.toEqual(certificateHash(told, posting))
})

test('an entry from before certificates had facts has its hash too', () => {
  expect(certificateHash({ at: told.at }, { amount: 5 })).toHaveLength(32)
})
