import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { interestCalls } from './interest-calls.ts'

/** How far back views and baskets are counted on the seller's page. */
export const interestDays = 30

const call = {
  tag: 'Marketplace',
  params: z.object({ id: z.string() }),
  answer: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
} as const

export const interestApi = {
  viewed: endpoint({
    ...interestCalls.viewed,
    ...call,
    summary: 'Somebody looks at the page of a project: counted once a day and visitor, without saying who',
  }),
  added: endpoint({
    ...interestCalls.added,
    ...call,
    summary: 'Somebody put a listing into their basket: counted once a day and visitor, without saying who',
  }),
} as const
