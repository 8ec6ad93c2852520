import { BankAccount } from '@ledgerleaf/contract/bank-account'
import { isValidIBAN } from 'ibantools'
import * as z from 'zod/mini'

/** An account as a bank named it beside a transfer, or as an operator typed it. */
export const Payee = z.union([
  BankAccount,
  z.object({
    kind: z.literal('named'),
    holder: z.string(),
    account: z.string(),
    bic: z.nullable(z.string()),
  }),
])
export type Payee = z.infer<typeof Payee>

type Named = {
  counterparty: string | null
  counterpartyAccount: string | null
  counterpartyBic: string | null
}

/** Whom a line of the bank names, if money can be sent there by it: to an IBAN alone, to another number only with its bank. */
export const payeeOf = ({ counterparty, counterpartyAccount, counterpartyBic }: Named): Payee | null => {
  if (!counterparty || !counterpartyAccount) return null
  if (!isValidIBAN(counterpartyAccount) && !counterpartyBic) return null
  return { kind: 'named', holder: counterparty, account: counterpartyAccount, bic: counterpartyBic }
}

export const numberOfPayee = (payee: Payee): string => (payee.kind === 'iban' ? payee.iban : payee.account)
