import { expect, test } from 'vitest'
import { writeReturnReason } from './return-reasons.ts'

test('a code of the bank is said in words, with the code and what the bank added', () => {
  expect(writeReturnReason('AC04')).toBe('The account is closed (AC04)')
  expect(writeReturnReason('AC04 Konto erloschen')).toBe('The account is closed (AC04): Konto erloschen')
  expect(writeReturnReason('MS03: ask the payee')).toBe('The bank gives no reason (MS03): ask the payee')
})

test('what is no known code stays as it was told', () => {
  for (const told of ['XX99 odd', 'The bank gives no reason', 'AC044', 'ac04', ''])
    expect(writeReturnReason(told)).toBe(told)
})
