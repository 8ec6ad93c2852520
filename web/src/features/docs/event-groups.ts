import { type EventType, eventTypes } from '@ledgerleaf/contract/webhook-events'
import * as z from 'zod/mini'
import type { Shape } from './description.ts'
import { listFields } from './list-fields.ts'

type NounOf<Type> = Type extends `${infer Noun}.${string}` ? Noun : never
type EventNoun = NounOf<EventType>

const titles: Record<EventNoun, string> = {
  order: 'Orders',
  delivery: 'Deliveries',
  retirement: 'Retirements',
  subscription: 'Subscriptions',
  analysis: 'Analyses of reports',
  approval: 'Approvals',
  claim: 'Claims',
  listing: 'Listings',
  sale: 'Sales',
  payout: 'Payouts',
  webhook: 'Webhooks',
}

const nounOf = (type: EventType) => type.slice(0, type.indexOf('.')) as EventNoun

/** Every event with its fields, by what it is about, in the order in which the contract names them. */
export const eventGroups = (Object.keys(titles) as EventNoun[]).map((noun) => ({
  noun,
  title: titles[noun],
  events: (Object.keys(eventTypes) as EventType[])
    .filter((type) => nounOf(type) === noun)
    .map((type) => ({
      type,
      says: eventTypes[type].says,
      fields: listFields(z.toJSONSchema(eventTypes[type].data) as Shape, {}),
    })),
}))
export type EventGroup = (typeof eventGroups)[number]
