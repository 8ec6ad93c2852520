import { NewListing } from '@ledgerleaf/contract/listings'
import { expect, test } from 'vitest'
import { readForm } from '../../forms/read-form.ts'
import { emptyListing, keepTyped, type ListingValues, listingReading, sayKept } from './listing-values.ts'

const full = { token_id: ' VCS-1 ', project_name: ' Hazel Wood ', range: '1500', price_per_credit: '15.5' }

const read = (values: ListingValues) => readForm(NewListing, listingReading('a@example.com'), values)
const checkListing = (values: ListingValues) => {
  const answer = read(values)
  return 'errors' in answer ? answer.errors : {}
}

test('empty fields and fields of spaces are asked for by name', () => {
  const missing = {
    token_id: 'Token ID is required',
    range: 'Range is required',
    project_name: 'Project name is required',
    price_per_credit: 'Price per credit is required',
  }
  expect(checkListing(emptyListing)).toEqual(missing)
  expect(checkListing({ token_id: ' ', project_name: '\t', range: ' ', price_per_credit: ' ' })).toEqual(
    missing,
  )
})

test.each(['0', '000'])('a range of %s is too small', (range) => {
  expect(checkListing({ ...full, range })).toEqual({ range: 'Range must be greater than 0' })
})

test.each(['0', '0.00', '0.004'])('a price of %s is no price', (price_per_credit) => {
  expect(checkListing({ ...full, price_per_credit })).toEqual({
    price_per_credit: 'Price must be greater than $0',
  })
})

test.each(['1.2.3', '.'])('a price of %s is not guessed at (S11)', (price_per_credit) => {
  expect(checkListing({ ...full, price_per_credit })).toEqual({
    price_per_credit: 'Write 1234.56: a dot before the cents',
  })
})

test('a field keeps what it can hold', () => {
  expect(keepTyped('range', '1,0x00.5')).toBe('10005')
  expect(keepTyped('price_per_credit', '$1,234.50 ')).toBe('1234.50')
  expect(keepTyped('token_id', ' A b-1 ')).toBe(' A b-1 ')
})

test('the listing is trimmed, its price in cents', () => {
  expect(read(full)).toEqual({
    body: {
      token_id: 'VCS-1',
      range: 1500,
      project_name: 'Hazel Wood',
      email: 'a@example.com',
      price_per_credit: 1550,
    },
  })
})

test('what a figure leaves out is said, with how the rest is read', () => {
  expect(sayKept('range', keepTyped('range', '1,5'))).toBe('Only digits are kept: this is read as 15.')
  expect(sayKept('range', keepTyped('range', 'many'))).toBe('Only digits are kept.')
  expect(sayKept('price_per_credit', keepTyped('price_per_credit', '-10'))).toBe(
    'Only digits and dots are kept: this is read as $10.00.',
  )
})

test('a price whose comma was left out is not rounded to another', () => {
  const values = { ...full, price_per_credit: keepTyped('price_per_credit', '1.234,56') }
  expect(readForm(NewListing, listingReading('a@example.com', true), values)).toEqual({
    errors: { price_per_credit: 'Write 1234.56: a dot before the cents' },
  })
})

test('credits times price have a limit, said at the price', () => {
  expect(checkListing({ ...full, range: '1000000000', price_per_credit: '1000000' })).toEqual({
    price_per_credit: 'Credits times price must be at most $100,000,000,000',
  })
})
