import type { BankAccount } from '@ledgerleaf/contract/bank-account'

/** A bank account of a country without IBANs; nobody has it. */
export const testAccount: BankAccount = {
  kind: 'other',
  holder: 'Company',
  bank: 'Bank of the Lake',
  bic: 'LAKEKENA',
  account: '1234567890',
}
