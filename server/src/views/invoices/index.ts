export { drawInvoice } from './draw-invoice.ts'
export { drawReceipt } from './draw-receipt.ts'
export { invoiceRoutes } from './invoices.routes.ts'
