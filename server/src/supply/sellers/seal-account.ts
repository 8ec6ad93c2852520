import { BankAccount } from '@ledgerleaf/contract/bank-account'
import { seal, unseal } from '../../platform/seal.ts'

const purpose = 'ledgerleaf payout details'

/** Sealed for one seller: moved to another's row, it does not open. */
export const sealAccount = (secret: string, sellerId: string, account: BankAccount): string =>
  seal({ secret, purpose, owner: sellerId }, JSON.stringify(account))

/** Opened for a payout alone. Null for what was kept before accounts were checked and no bank could pay to. */
export const openAccount = (secret: string, sellerId: string, sealed: string): BankAccount | null => {
  const read = BankAccount.safeParse(JSON.parse(unseal({ secret, purpose, owner: sellerId }, sealed)))
  return read.success ? read.data : null
}
