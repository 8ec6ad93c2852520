import * as z from 'zod/mini'
import { RateSheet } from './currencies.ts'
import { endpoint } from './endpoint.ts'

export const ratesApi = {
  current: endpoint({
    method: 'GET',
    path: '/api/rates',
    summary: 'What one euro costs in dollars and pounds by the newest sheet; null where none is young enough',
    tag: 'Orders',
    effect: 'read',
    caller: 'anyone',
    answer: z.object({ sheet: z.nullable(RateSheet) }),
    errors: [],
  }),
} as const
