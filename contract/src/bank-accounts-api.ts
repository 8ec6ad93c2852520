import * as z from 'zod/mini'
import { BankAccount } from './bank-account.ts'
import { endpoint } from './endpoint.ts'

export const bankAccountsApi = {
  save: endpoint({
    method: 'POST',
    path: '/api/seller/bank-account',
    summary: 'Say where the caller’s proceeds are paid',
    tag: 'Sellers',
    effect: 'change',
    caller: 'person',
    body: BankAccount,
    answer: z.object({ done: z.literal(true) }),
    errors: ['forbidden', 'terms_changed'],
  }),
} as const
