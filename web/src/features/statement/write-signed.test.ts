import { expect, test } from 'vitest'
import { writeSigned } from './write-signed.ts'

test('writes what came and what went with its sign before it', () => {
  expect(writeSigned(1_218_750)).toBe('+$12,187.50')
  expect(writeSigned(-50_000)).toBe('−$500.00')
})
