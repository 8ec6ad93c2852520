import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneBitAway } from '../testing/reference-tree.ts'
import { commit, newSalt, verifyCommitment } from './commitment.ts'
import { toHex } from './hex.ts'
import { Refusal } from './refusal.ts'

const fields = { beneficiary: 'Ada Lovelace', country: 'GB' }

test('is the SHA-256 of its purpose, the salt and the canonical fields', () => {
  const salt = new Uint8Array(32).fill(7)
  const expected = createHash('sha256')
    .update('ledgerleaf/commitment/v1\n')
    .update(salt)
    .update('{"beneficiary":"Ada Lovelace","country":"GB"}')
    .digest('hex')
  expect(toHex(commit(salt, { country: 'GB', beneficiary: 'Ada Lovelace' }))).toBe(expected)
})

test('opens with its salt and its fields, and with nothing else', () => {
  const salt = newSalt()
  const commitment = commit(salt, fields)
  verifyCommitment(commitment, salt, fields)
  expect(() => verifyCommitment(commitment, salt, { ...fields, country: 'FR' })).toThrow(Refusal)
  expect(() => verifyCommitment(commitment, salt, { ...fields, more: null })).toThrow(Refusal)
  expect(() => verifyCommitment(commitment, newSalt(), fields)).toThrow(Refusal)
  expect(() => verifyCommitment(new Uint8Array(), salt, fields)).toThrow(Refusal)
  for (const other of oneBitAway(salt)) {
    expect(() => verifyCommitment(commitment, other, fields)).toThrow(Refusal)
  }
})

test('two commitments to one person have nothing in common', () => {
  expect(toHex(commit(newSalt(), fields))).not.toBe(toHex(commit(newSalt(), fields)))
})

test('refuses a salt that could be guessed by its length', () => {
  expect(() => commit(new Uint8Array(31), fields)).toThrow(Refusal)
})

test('any fields that JSON can say can be committed to', () => {
  const any = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.oneof(fc.integer(), fc.boolean()))
  fc.assert(
    fc.property(any, (fields) => {
      const salt = newSalt()
      verifyCommitment(commit(salt, fields), salt, fields)
    }),
  )
})
