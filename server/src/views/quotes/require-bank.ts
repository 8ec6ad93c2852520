import type { BankConfig, Config } from '../../platform/config.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** The account that invoices are paid to. */
export const requireBank = ({ bank }: Pick<Config, 'bank'>): BankConfig => {
  if (bank) return bank
  throw new DomainError('unavailable', {
    message: 'This market cannot be paid by invoice: it has not said to which bank account.',
  })
}
