import { expect, test } from 'vitest'
import { writeCurl, writeTypeScript } from './write-example.ts'

test('a change is written with its key, its body and its ids', () => {
  const example = { sdk: 'quotes.accept', params: { id: 'QUOTE' }, body: { poNumber: "Ada's" } }
  expect(writeCurl({ method: 'POST', path: '/v1/quotes/{id}/accept', isKeyed: true }, example)).toBe(
    [
      'curl --fail-with-body "$LEDGERLEAF_ADDRESS/v1/quotes/QUOTE/accept" \\',
      '  --header "Authorization: Bearer $LEDGERLEAF_KEY" \\',
      '  --request POST \\',
      '  --header "Idempotency-Key: $(uuidgen)" \\',
      '  --header "Content-Type: application/json" \\',
      `  --data '{\n    "poNumber": "Ada'\\''s"\n  }'`,
    ].join('\n'),
  )
  expect(writeTypeScript(example)).toBe(
    `const answer = await ledgerleaf.quotes.accept('QUOTE', {\n  poNumber: "Ada's"\n})`,
  )
})

test('a sum that was told is a number, and a list is gone through', () => {
  expect(writeTypeScript({ sdk: 'orders.create', body: { expectedTotal: { amount: 'TOTAL' } } })).toContain(
    'amount: TOTAL',
  )
  expect(writeTypeScript({ sdk: 'orders.list', query: { limit: 10 }, isList: true })).toBe(
    'for await (const one of ledgerleaf.orders.list({\n  limit: 10\n})) console.log(one)',
  )
})
