import { expect, test } from 'vitest'
import { kindOf } from './kind-of.ts'
import { listFields } from './list-fields.ts'

const schemas = {
  Money: {
    type: 'object',
    properties: { amount: { type: 'integer' }, currency: { type: 'string' }, unit: { const: 'cent' } },
  },
}

test('a value is called what it is in words, with nothing said of what may be left out', () => {
  expect(kindOf({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toBe('text, or nothing')
  expect(kindOf({ items: { $ref: '#/components/schemas/Money' } })).toBe('list: Money')
  expect(kindOf({ enum: ['a', 'b', 'c'] })).toBe('a, b or c')
  expect(kindOf({ type: 'string', format: 'uuid' })).toBe('id')
})

test('fields inside of a field are kept in it, and money is told by its example', () => {
  const shape = {
    properties: {
      total: { $ref: '#/components/schemas/Money' },
      lines: { items: { properties: { id: { type: 'string' } }, required: ['id'] } },
    },
    required: ['total'],
  }
  const [total, lines] = listFields(shape, schemas)
  expect(total).toMatchObject({ kind: 'Money', isRequired: true, inside: [] })
  expect(total?.example).toContain('"cent"')
  expect(lines).toMatchObject({
    kind: 'list: object',
    isRequired: false,
    says: 'What is in it, line by line.',
  })
  expect(lines?.inside).toMatchObject([{ name: 'id', isRequired: true }])
})

test('an example is what the call is shown with, where it is not a word for something of the reader’s own', () => {
  const shape = { properties: { beneficiary: { type: 'string' }, batch: { type: 'string' } } }
  const [beneficiary, batch] = listFields(shape, {}, { beneficiary: 'Field & Fjord AS', batch: 'BATCH' })
  expect(beneficiary?.example).toBe('Field & Fjord AS')
  expect(batch?.example).toBeNull()
})

test('an amount is shown with the fields it is sent with', () => {
  const shape = { properties: { expectedTotal: { $ref: '#/components/schemas/Money' } } }
  const [total] = listFields(shape, schemas, { expectedTotal: { amount: 'TOTAL' } })
  expect(total?.example).toBe('{ "amount": 12500 }')
})
