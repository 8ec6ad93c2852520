import { expect, test } from 'vitest'
import { sampleAnswer } from './sample-answer.ts'

test('an answer is written out with every field, whatever it is made of', () => {
  const schemas = {
    Money: {
      type: 'object',
      properties: { amount: { type: 'integer' }, currency: { type: 'string' }, unit: { const: 'cent' } },
    },
    Purchase: {
      type: 'object',
      properties: {
        id: { type: 'string', format: 'uuid' },
        state: { enum: ['pending', 'paid'] },
        total: { $ref: '#/components/schemas/Money' },
        settledAt: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        endedAt: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        note: { type: ['string', 'null'] },
        lines: { type: 'array', items: { type: 'object', properties: { credits: { type: 'integer' } } } },
      },
    },
  }
  expect(JSON.parse(sampleAnswer({ $ref: '#/components/schemas/Purchase' }, schemas))).toEqual({
    id: '6f1c2a9e-4b07-4d53-9c1e-2f8a7d30b514',
    state: 'pending',
    total: { amount: 12500, currency: 'usd', unit: 'cent' },
    settledAt: '2026-03-31T09:30:00.000Z',
    endedAt: null,
    note: '…',
    lines: [{ credits: 1 }],
  })
})

test('a shape that holds itself comes to an end', () => {
  const schemas = {
    Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } },
  }
  expect(sampleAnswer({ $ref: '#/components/schemas/Node' }, schemas)).toContain('"next": {}')
})
