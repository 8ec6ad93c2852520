import type { BookedAccount } from '@ledgerleaf/contract/accounting'
import { expect, test } from 'vitest'
import { bookLook } from './book-look.ts'

const account = (code: string, closingCents: number, currency = 'USD') =>
  ({ code, name: code, currency, closingCents }) as BookedAccount

test('each account that says whose money it is has a colour of its own, also of a chart somebody wrote', () => {
  const [lies, sellers, first, second] = [
    account('1200', 900),
    account('2200', -300),
    account('K-1', -300),
    account('K-2', -300),
  ]
  const accounts = [lies, sellers, first, second]
  expect(bookLook(lies, accounts)).toBeNull()
  const looks = [sellers, first, second].map((one) => bookLook(one, accounts))
  expect(looks[0]).toBe('bg-leaf')
  expect(new Set(looks).size).toBe(3)
  expect(bookLook(account('2200', -100, 'EUR'), accounts)).toBeNull()
})
