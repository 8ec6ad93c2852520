import { type EventData, eventVersion } from '@ledgerleaf/contract/webhook-events'

/** One event as it arrives, whole. */
export const exampleEvent = {
  id: '01a18b22-32c9-7042-8750-105315183003',
  type: 'order.settled',
  version: eventVersion,
  timestamp: '2026-11-19T09:30:00.000Z',
  organisationId: '019c502c-c2c9-70eb-bdde-4c31fdc82384',
  livemode: true,
  data: {
    orderId: '01a18b22-1f04-7c51-9b57-0a8e5d2c6b10',
    tonnes: 12,
    totalCents: 18_600,
    vatCents: 0,
    currency: 'usd',
    amountMinor: 18_600,
  } satisfies EventData<'order.settled'>,
} as const

/** What comes with it, by which a program tells that it comes from here. */
export const exampleHeaders = [
  `webhook-id: ${exampleEvent.id}`,
  'webhook-timestamp: 1795080600',
  'webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
]
