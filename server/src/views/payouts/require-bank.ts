import type { BankConfig, Config } from '../../platform/config.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** Our own account, or the words that say what is missing. */
export const requireBank = ({ bank }: Config): BankConfig => {
  if (bank) return bank
  throw new DomainError('unavailable', {
    message: 'It is not said from which account money is sent: set BANK_IBAN, BANK_BIC and BANK_HOLDER.',
  })
}
