import { NewRetirement } from '@ledgerleaf/contract/retirements'
import { expect, test } from 'vitest'
import { readForm } from '../../forms/read-form.ts'
import { missingOf, type RetireText, retireReading, startWords } from './retire-form.ts'

const batchId = '01890000-0000-7000-8000-000000000000'
const filled: RetireText = {
  quantity: '1,200',
  beneficiary: ' A Company ',
  onBehalfOf: '',
  reason: 'corporate_inventory',
  purpose: 'Business travel',
  periodStartsOn: '2025-01-01',
  periodEndsOn: '2025-12-31',
  message: '',
  isUnderstood: true,
}

const parseRetirement = (batch: string, held: number, text: RetireText) =>
  readForm(NewRetirement, retireReading(batch, held), text)

test('what is typed becomes what the server takes', () => {
  expect(parseRetirement(batchId, 5000, filled)).toEqual({
    body: {
      batchId,
      quantity: 1200,
      beneficiary: 'A Company',
      reason: 'corporate_inventory',
      purpose: 'Business travel',
      periodStartsOn: '2025-01-01',
      periodEndsOn: '2025-12-31',
      isUnderstood: true,
    },
  })
})

test('names every field that is wrong at once', () => {
  const wrong = {
    ...filled,
    quantity: '1.5',
    beneficiary: ' ',
    periodStartsOn: '2026-01-01',
    isUnderstood: false,
  }
  expect(parseRetirement(batchId, 5000, wrong)).toEqual({
    errors: {
      quantity: 'Whole credits only',
      beneficiary: 'Beneficiary is required',
      periodEndsOn: 'The last day must not come before the first',
      isUnderstood: 'Please confirm that a retirement is public and final',
    },
  })
})

test('refuses none, more than is held, and half a period', () => {
  const errorsOf = (change: Partial<RetireText>) =>
    parseRetirement(batchId, 10, { ...filled, quantity: '10', ...change })
  expect(errorsOf({ quantity: '0' })).toEqual({ errors: { quantity: 'Choose at least one credit' } })
  expect(errorsOf({ quantity: '11' })).toEqual({ errors: { quantity: 'You hold 10 of these credits' } })
  expect(errorsOf({ periodEndsOn: '' })).toEqual({
    errors: { periodEndsOn: 'A reporting period has a first and a last day' },
  })
})

test('a purpose that is too long is said to be, and a quantity is not read as another', () => {
  const purpose = 'x'.repeat(400)
  expect(parseRetirement(batchId, 5000, { ...filled, purpose, quantity: '1,5' })).toEqual({
    errors: { purpose: 'Purpose is longer than 300 characters', quantity: 'Whole credits only' },
  })
})

test('whoever cannot retire yet is told how much is left, and the first of it', () => {
  const words = startWords('Acme AG', 2025)
  expect(missingOf(words, 5)).toEqual(['purpose', 'isUnderstood'])
  expect(missingOf({ ...words, beneficiary: ' ' }, null)).toEqual([
    'quantity',
    'beneficiary',
    'purpose',
    'isUnderstood',
  ])
  expect(missingOf({ ...words, purpose: 'Travel', isUnderstood: true }, 5)).toEqual([])
})
