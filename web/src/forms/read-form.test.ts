import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldOf, readForm } from './read-form.ts'

const Offer = z.object({
  token: z.string().check(z.trim(), z.minLength(1, 'Token is required')),
  priceCents: z.int().check(z.minimum(1, 'Price must be greater than $0')),
  limits: z.object({ scoreMin: z.optional(z.int()) }),
})
type Typed = { token: string; price: string; score: string }
const reading = {
  toInput: ({ token, price, score }: Typed) => ({
    token,
    priceCents: Number(price),
    limits: score === '' ? {} : { scoreMin: Number(score) },
  }),
  names: { priceCents: 'price', 'limits.scoreMin': 'score' },
} as const
const filled: Typed = { token: ' A ', price: '5', score: '' }

test('what is typed becomes what the contract takes', () => {
  expect(readForm(Offer, reading, filled)).toEqual({ body: { token: 'A', priceCents: 5, limits: {} } })
})

test('every field that is wrong is named at once, by the name it has in the form', () => {
  expect(readForm(Offer, reading, { token: ' ', price: '0', score: 'x' })).toEqual({
    errors: {
      token: 'Token is required',
      price: 'Price must be greater than $0',
      score: 'Please enter this',
    },
  })
})

test('what the schema cannot know is said before what it says', () => {
  const checked = { ...reading, check: ({ price }: Typed) => ({ price: price ? undefined : 'Name a price' }) }
  expect(readForm(Offer, checked, { ...filled, price: '' })).toEqual({ errors: { price: 'Name a price' } })
  expect(readForm(Offer, checked, filled)).toHaveProperty('body')
})

test('a refusal about something nobody can type in is told apart', () => {
  const lost = { ...reading, toInput: () => ({ token: 'A', priceCents: 1, limits: null }) }
  expect(readForm(Offer, lost, filled)).toEqual({ errors: {}, elsewhere: 'Please enter this' })
})

test('a refusal about a part is shown at the field that holds it', () => {
  expect(fieldOf(['dates', 0, 'dueOn'], { dates: [] })).toBe('dates')
  expect(fieldOf(['nothing'], { dates: [] })).toBeUndefined()
})
