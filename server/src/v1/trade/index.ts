export { approvalV1Routes } from './approvals.routes.ts'
export { orderV1Routes } from './orders.routes.ts'
export { quoteV1Routes } from './quotes.routes.ts'
