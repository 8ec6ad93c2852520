import { expect, test } from 'vitest'
import { readTyped } from './read-typed.ts'

type Form = Parameters<typeof readTyped<{ quantity: string }, { quantity: number }>>[0]
/** A form as far as it is asked: it calls back with what was read, or not at all. */
const form = (body: { quantity: number } | null) =>
  ({ handleSubmit: (onValid) => async () => void (body && (await onValid(body))) }) as Form

test('what is typed is read as it would be sent, and a form that is not whole gives nothing', async () => {
  expect(await readTyped(form({ quantity: 3 }))).toEqual({ quantity: 3 })
  expect(await readTyped(form(null))).toBeNull()
})
