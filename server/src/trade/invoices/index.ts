export { creditInvoice, type NewCredit } from './credit-invoice.ts'
export type { InvoiceContent, InvoiceLine } from './invoice-content.ts'
export { type InvoiceTerms, type IssuedInvoice, issueInvoice } from './issue-invoices.ts'
export { invoicePersonalData } from './personal-data.ts'
