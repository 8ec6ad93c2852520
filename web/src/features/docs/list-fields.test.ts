import { expect, test } from 'vitest'
import { kindOf, listFields } from './list-fields.ts'

const schemas = {
  Money: { type: 'object', properties: { amount: { type: 'integer' } }, required: ['amount'] },
}

test('a value is called what it is, with null said of what may be nothing', () => {
  expect(kindOf({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toBe('string | null')
  expect(kindOf({ items: { $ref: '#/components/schemas/Money' } })).toBe('Money[]')
  expect(kindOf({ enum: ['a', 'b'] })).toBe('"a" | "b"')
})

test('fields inside of fields are told by their way, and what has a name is told by it', () => {
  const shape = {
    properties: {
      total: { $ref: '#/components/schemas/Money' },
      lines: { items: { properties: { id: { type: 'string' } }, required: ['id'] } },
    },
    required: ['total'],
  }
  expect(listFields(shape, schemas).map(({ name, kind, isRequired }) => [name, kind, isRequired])).toEqual([
    ['total', 'Money', true],
    ['lines', 'object[]', false],
    ['lines[].id', 'string', true],
  ])
  expect(listFields({ $ref: '#/components/schemas/Money' }, schemas)).toHaveLength(1)
})
