import type { V1Order } from '@ledgerleaf/contract/v1/orders'

const cents = (amount: number) => ({ amount, currency: 'usd', unit: 'cent' }) as const
const tonnes = (amount: number) => ({ amount, unit: 'tCO2e' }) as const

/**
 * An order as it is once the card was charged and the credits are the buyer's. Made from its fields alone a sample would
 * have sums that are none, and a state that its days deny: this one adds up, and a test holds it to that.
 */
export const orderSample: V1Order = {
  object: 'order',
  id: '6f1c2a9e-4b07-4d53-9c1e-2f8a7d30b514',
  livemode: true,
  number: '210-034-4084',
  status: 'settled',
  total: cents(12_500),
  vat: cents(3125),
  paid: cents(15_625),
  returned: cents(0),
  placedAt: '2026-03-31T09:30:00.000Z',
  heldUntil: null,
  settledAt: '2026-03-31T09:30:04.000Z',
  endedAt: null,
  endReason: null,
  invoice: '2026-000014',
  poNumber: null,
  isByInvoice: false,
  isSandbox: false,
  retires: false,
  certificates: [],
  lines: [
    {
      id: '0b7e51d4-93c8-4f0a-8a3e-5d1f6c2e7b90',
      listing: 'c4a1f8e2-7d36-4b95-b0e4-1a9d3f5c6e28',
      project: { id: 'e95d20b7-1f84-46ca-9d72-83b0a4f6c15e', name: 'Example Ridge Reforestation' },
      registry: 'Verra VCS',
      vintage: 2024,
      saleType: 'spot',
      quantity: tonnes(5),
      price: cents(2500),
      total: cents(12_500),
      serialPrefix: 'VCU-0000-EXAMPLE',
      serials: [{ first: 1001, last: 1005 }],
    },
  ],
}
