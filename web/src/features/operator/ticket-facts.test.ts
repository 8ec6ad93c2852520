import type { Ticket } from '@ledgerleaf/contract/operator'
import { expect, test } from 'vitest'
import { othersOf, ticketFacts } from './ticket-facts.ts'

const ticket = (id: string, email: string, more: Partial<Ticket> = {}): Ticket => ({
  id,
  name: 'Ada',
  email,
  phone: null,
  account: null,
  message: '',
  createdAt: `2026-11-0${id}T12:00:00.000Z`,
  answeredAt: null,
  replies: [],
  ...more,
})

test('an address is the same however it is written, and its newest other message comes first', () => {
  const asked = ticket('1', 'Ada@Example.com')
  const tickets = [
    asked,
    ticket('2', 'ada@example.com'),
    ticket('3', 'ada@example.com'),
    ticket('4', 'bo@example.com'),
  ]
  expect(othersOf(asked, tickets).map(({ id }) => id)).toEqual(['3', '2'])
})

test('whoever writes is told with the account that has the address, and whether it was signed in', () => {
  const account = {
    isSignedIn: false,
    since: '2026-01-02T00:00:00.000Z',
    organisations: [{ name: 'Ada & Co', sides: ['buyer', 'seller'] }],
  }
  const told = (name: string, one: Ticket, others = 0) =>
    ticketFacts(one, others).find((fact) => fact.name === name)?.value
  expect(told('Account', ticket('1', 'a@example.com'))).toBe('None with this address')
  expect(told('Account', ticket('1', 'a@example.com', { account }))).toContain('not signed in when writing')
  expect(told('Organisation', ticket('1', 'a@example.com', { account }))).toBe('Ada & Co, buys, sells')
  expect(told('Telephone', ticket('1', 'a@example.com'))).toBeUndefined()
  expect(told('Other messages', ticket('1', 'a@example.com'), 2)).toBe('2')
})
