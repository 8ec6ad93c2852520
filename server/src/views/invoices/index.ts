export { drawInvoice } from './draw-invoice.ts'
export { invoiceRoutes } from './invoices.routes.ts'
