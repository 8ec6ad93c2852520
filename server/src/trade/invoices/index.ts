export { bringUpToDate } from './bring-up-to-date.ts'
export { countryOfBuyer } from './buyer-country.ts'
export { creditInvoice, type NewCredit } from './credit-invoice.ts'
export type { InvoiceContent, InvoiceLine } from './invoice-content.ts'
export { invoiceTasks } from './invoices.jobs.ts'
export { type InvoiceTerms, type IssuedInvoice, issueInvoice } from './issue-invoices.ts'
export { invoicePersonalData } from './personal-data.ts'
export {
  againKey,
  creditKey,
  findInvoice,
  invoiceKey,
  isCredit,
  type StoredInvoice,
} from './stored-invoice.ts'
export { type Payee, writeCii } from './write-cii.ts'
