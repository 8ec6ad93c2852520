import type { Check } from '../platform/check.ts'
import type { Config } from '../platform/config.ts'

/** Invoices say who issues them, or that nobody said it. */
export const issuerCheck = ({ invoicing: { issuer } }: Pick<Config, 'invoicing'>): Check => ({
  name: 'issuer',
  title: 'Issuer of invoices',
  unit: 'entries',
  isShared: true,
  unread: { state: 'late', says: 'Nobody knows who issues invoices.' },
  read: async () => {
    if (issuer === null)
      return {
        state: 'unset',
        says: 'Nobody is named as the issuer of invoices, and each invoice says so.',
        advice: 'Set ISSUER_NAME, ISSUER_ADDRESS and ISSUER_COUNTRY, and the tax numbers.',
      }
    return { state: 'good', says: `Invoices are issued by ${issuer.name}.` }
  },
})
