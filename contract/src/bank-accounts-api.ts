import * as z from 'zod/mini'
import { BankAccount } from './bank-account.ts'
import { endpoint } from './endpoint.ts'
import { Proof } from './proof.ts'

/** An account to be paid to. Whoever names another one than before proves again who they are. */
export const SaveBankAccount = z.intersection(BankAccount, Proof)
export type SaveBankAccount = z.infer<typeof SaveBankAccount>

export const bankAccountsApi = {
  save: endpoint({
    method: 'POST',
    path: '/api/seller/bank-account',
    summary:
      'Say where the caller’s proceeds are paid; another account than before needs a proof of who is there',
    tag: 'Sellers',
    effect: 'change',
    caller: 'person',
    body: SaveBankAccount,
    answer: z.object({ done: z.literal(true) }),
    errors: ['forbidden', 'terms_changed', 'wrong_credentials', 'wrong_factor', 'rate_limited'],
  }),
} as const
