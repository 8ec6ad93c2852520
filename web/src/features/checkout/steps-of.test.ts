import { expect, test } from 'vitest'
import { stepsOf } from './steps-of.ts'

const whole = { isEnterpriseWhole: true, isCardValidated: true, country: 'DE', isRetirementWhole: true }
type Standing = Parameters<typeof stepsOf>[0]
const undone = (standing: Partial<Standing>) => stepsOf({ ...whole, ...standing }).filter(({ done }) => !done)

test('a sheet that is whole leaves no step', () => {
  expect(undone({})).toEqual([])
})

test('what is still to do is told in words that cannot be read as done', () => {
  const left = undone({
    isEnterpriseWhole: false,
    isCardValidated: false,
    country: '',
    isRetirementWhole: false,
  })
  expect(left.map(({ toDo }) => toDo)).toEqual([
    'Company details to fill in',
    'Payment details to validate',
    'Country to choose',
    'Words for the certificate to fill in and confirm',
  ])
})

test('a step that is done stays, and says so', () => {
  const last = stepsOf(whole).at(-1)
  expect(last).toMatchObject({ text: 'Words for the certificate complete', done: true })
})

test('what an order does not depend on is no step of it', () => {
  const byInvoice = stepsOf({ ...whole, isCardValidated: null, country: null, isRetirementWhole: null })
  expect(byInvoice.map(({ text }) => text)).toEqual(['Enterprise information complete'])
})

test('every step leads to the part of the sheet where it is done', () => {
  expect(stepsOf(whole).map(({ at }) => at)).toEqual(['enterprise', 'payment', 'enterprise', 'retirement'])
})
