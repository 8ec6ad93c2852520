import { randomUUID } from 'node:crypto'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPaper } from '../../testing/read-paper.ts'
import { type TestTransfers, testTransfers } from '../../testing/test-transfers.ts'

let bank: TestTransfers
beforeAll(async () => {
  bank = await testTransfers()
})
afterAll(() => bank.close())

const retire = (batchId: string, quantity: number) => ({
  body: {
    batchId,
    quantity,
    beneficiary: 'Field and Fjord AS',
    reason: 'corporate_inventory',
    purpose: 'Business travel',
    isUnderstood: true,
  },
  headers: { 'idempotency-key': randomUUID() },
})

test('an order paid by transfer has a receipt of what came beside the invoice that asked for it', async () => {
  const { buyer, orderId, reference, invoiceNumber } = await bank.invoice(3)
  expect((await buyer.get(`/api/orders/${orderId}/receipt.pdf`)).statusCode).toBe(404)
  await bank.take([{ cents: 1000, reference }])
  await bank.take([{ cents: 2000, reference }])
  const order = await bank.until(buyer, { id: orderId }, 'settled')
  const receipt = await buyer.get(`/api/orders/${orderId}/receipt.pdf`)
  expect(receipt.headers['content-disposition']).toContain(`receipt-${invoiceNumber}.pdf`)
  const says = (await readPaper(receipt.rawPayload)).flat().join(' ')
  const [line] = order.lines
  const [range] = line?.serials ?? []
  expect(range).toBeDefined()
  for (const words of [
    '$10.00',
    '$20.00',
    reference,
    `Invoice ${invoiceNumber} is paid in full`,
    range && writeSerials({ prefix: line?.serialPrefix ?? '', ...range }),
  ])
    expect(says).toContain(words)
  expect(says).not.toContain('To pay')
  const invoice = await buyer.get(`/api/invoices/files/${invoiceNumber}.pdf`)
  expect((await readPaper(invoice.rawPayload)).flat().join(' ')).toContain('To pay')
})

test('an order tells which of its credits can still be retired, and the certificates of those that were', async () => {
  const { buyer, orderId, reference, batch } = await bank.invoice(3)
  await bank.take([{ cents: 3000, reference }])
  const order = await bank.until(buyer, { id: orderId }, 'settled')
  expect(order).toMatchObject({ retirable: 3, certificates: [] })
  const see = async () => (await buyer.get(`/api/orders/${orderId}`)).json()
  const first = await buyer.post('/api/retirements', retire(batch.id, 1))
  expect(first.statusCode, first.body).toBe(200)
  expect(await see()).toMatchObject({ retirable: 2, certificates: [{ quantity: 1 }] })
  await buyer.post('/api/retirements', retire(batch.id, 2))
  expect(await see()).toMatchObject({ retirable: 0, certificates: [{ quantity: 1 }, { quantity: 2 }] })
})
