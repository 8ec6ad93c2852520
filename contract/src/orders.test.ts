import { expect, test } from 'vitest'
import { Enterprise } from './orders.ts'

const filled = {
  companyName: 'Northwind Traders',
  contactName: 'Ada Lindqvist',
  businessEmail: 'ada@example.com',
  phoneNumber: '(303) 555-0100 ext. 4',
  billingAddress: '1 Harbour Street',
  taxId: 'DE 123/456',
}
const said = (changes: Partial<typeof filled>) =>
  Enterprise.safeParse({ ...filled, ...changes }).error?.issues.map(({ message }) => message)

test('a phone needs a digit and a tax ID a letter or a digit, however they are written', () => {
  expect(said({})).toBeUndefined()
  expect(said({ phoneNumber: '٠١٢', taxId: '税号' })).toBeUndefined()
  expect(said({ phoneNumber: 'abc' })).toEqual(['A phone number has digits, such as +1 303 555 0100'])
  expect(said({ taxId: '!!!' })).toEqual(['A tax ID has letters or digits'])
})

test('what is empty is asked for first, in the words of the specification', () => {
  expect(said({ phoneNumber: ' ' })?.[0]).toBe('Phone number is required')
  expect(said({ taxId: '' })?.[0]).toBe('Tax ID is required')
})

test('what is too long is said to be, with the length it may have', () => {
  expect(said({ companyName: 'x'.repeat(201) })).toEqual(['Company name is longer than 200 characters'])
  expect(said({ companyName: `x${'🌱'.repeat(199)}` })).toBeUndefined()
})
