import { orderNumber } from '@ledgerleaf/contract/order-name'
import { countSerials } from '@ledgerleaf/contract/serials'
import { callExamples } from '@ledgerleaf/contract/v1/call-examples'
import { Order } from '@ledgerleaf/contract/v1/orders'
import { expect, test } from 'vitest'
import { orderSample } from './order-sample.ts'
import { sampleAnswer } from './sample-answer.ts'

test('the sample of an order is one: every field of its shape and no other', () => {
  expect(Order.parse(orderSample)).toEqual(orderSample)
  expect(orderSample.number).toBe(orderNumber(orderSample.id))
})

test('it adds up: lines to the total, with VAT to what was paid, serials to tonnes', () => {
  const { lines, total, vat, paid } = orderSample
  for (const line of lines) {
    expect(line.total.amount).toBe(line.price.amount * line.quantity.amount)
    expect(countSerials(line.serials)).toBe(line.quantity.amount)
  }
  expect(lines.reduce((sum, line) => sum + line.total.amount, 0)).toBe(total.amount)
  expect(paid.amount).toBe(total.amount + vat.amount)
})

test('its state agrees with its days, and a real order is none of a sandbox', () => {
  expect(orderSample).toMatchObject({ status: 'settled', heldUntil: null, endedAt: null, endReason: null })
  expect(orderSample.settledAt && orderSample.settledAt >= orderSample.placedAt).toBe(true)
  expect(orderSample.livemode).not.toBe(orderSample.isSandbox)
})

test('it stands wherever an order is answered, and is of what the call is shown with', () => {
  const list = { properties: { data: { items: { $ref: '#/components/schemas/Order' } } } }
  expect(JSON.parse(sampleAnswer(list, {}))).toEqual({ data: [orderSample] })
  expect(callExamples['POST /v1/orders']?.body).not.toHaveProperty('retire')
  expect(orderSample.retires).toBe(false)
})
