import { expect, test } from 'vitest'
import { wrongFields } from './wrong-fields.ts'

const field = (name: string, valid: boolean) => ({ name, validity: { valid } })

test('every field the browser finds wrong is named at once, in the order of the page', () => {
  expect(
    Object.entries(wrongFields([field('name', false), field('email', false), field('message', false)])),
  ).toEqual([
    ['name', 'Name is required'],
    ['email', 'Invalid email address'],
    ['message', 'Message is required'],
  ])
  expect(wrongFields([field('name', true), field('phone', true), field('', true)])).toEqual({})
})
