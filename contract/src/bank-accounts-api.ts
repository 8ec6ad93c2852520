import * as z from 'zod/mini'
import { BankAccount } from './bank-account.ts'
import { endpoint } from './endpoint.ts'

/** An account to be paid to. Whoever names another one than before says their password again. */
export const SaveBankAccount = z.intersection(
  BankAccount,
  z.object({ password: z.optional(z.string().check(z.maxLength(1000))) }),
)
export type SaveBankAccount = z.infer<typeof SaveBankAccount>

export const bankAccountsApi = {
  save: endpoint({
    method: 'POST',
    path: '/api/seller/bank-account',
    summary: 'Say where the caller’s proceeds are paid; another account than before needs the password again',
    tag: 'Sellers',
    effect: 'change',
    caller: 'person',
    body: SaveBankAccount,
    answer: z.object({ done: z.literal(true) }),
    errors: ['forbidden', 'terms_changed', 'wrong_credentials', 'rate_limited'],
  }),
} as const
