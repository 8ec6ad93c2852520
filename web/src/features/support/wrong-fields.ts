import type { Field } from './send-message.ts'

export type WrongFields = Partial<Record<Field, string>>

/** What the browser itself finds wrong with fields, in our words and at every one of them. */
type Checked = { name: string; validity: Pick<ValidityState, 'valid'> }

const words: WrongFields = {
  name: 'Name is required',
  email: 'Invalid email address',
  message: 'Message is required',
}

export const wrongFields = (elements: Iterable<Checked>): WrongFields => {
  const wrong: WrongFields = {}
  for (const { name, validity } of elements)
    if (!validity.valid && name in words) wrong[name as Field] = words[name as Field]
  return wrong
}
