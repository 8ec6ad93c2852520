import { expect, test } from 'vitest'
import { bindUnits, shortWords } from './notice-text.ts'

test('a number and its unit are not torn, and nothing else is bound', () => {
  expect(bindUnits('You bought 15 t Hartmoor, 20 credits of 2 projects')).toBe(
    'You bought 15\u00a0t Hartmoor, 20\u00a0credits of 2 projects',
  )
  expect(bindUnits('at 9 the next day, 3 to come')).toBe('at 9 the next day, 3 to come')
})

test('a line of the list has no thanks of a letter', () => {
  expect(shortWords('Thank you. Your payment of $4.00 arrived.')).toBe('Your payment of $4.00 arrived.')
})
