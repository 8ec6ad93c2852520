import { BankAccount } from '@ledgerleaf/contract/bank-account'
import { isValidIBAN } from 'ibantools'
import * as z from 'zod/mini'

/** An account as a bank named it beside a transfer, or as an operator typed it. */
export const ReturnPayee = z.union([
  BankAccount,
  z.object({
    kind: z.literal('named'),
    holder: z.string(),
    account: z.string(),
    bic: z.nullable(z.string()),
  }),
])
export type ReturnPayee = z.infer<typeof ReturnPayee>

/** An account's number in the letters that banks compare by. */
export const plainNumber = (number: string): string => number.replace(/[^0-9A-Za-z]/g, '').toUpperCase()

type Named = {
  counterparty: string | null
  counterpartyAccount: string | null
  counterpartyBic: string | null
}

/** Whom a line of the bank names, if money can be sent there by it: to an IBAN alone, to another number only with its bank. */
export const payeeOf = ({
  counterparty,
  counterpartyAccount,
  counterpartyBic,
}: Named): ReturnPayee | null => {
  if (!counterparty || !counterpartyAccount) return null
  const plain = plainNumber(counterpartyAccount)
  if (!isValidIBAN(plain) && !counterpartyBic) return null
  const account = isValidIBAN(plain) ? plain : counterpartyAccount
  return { kind: 'named', holder: counterparty, account, bic: counterpartyBic }
}

export const numberOfPayee = (payee: ReturnPayee): string =>
  payee.kind === 'iban' ? payee.iban : payee.account
