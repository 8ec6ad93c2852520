export { checkoutRoutes } from './checkout.routes.ts'
export { type Purchase, startPurchase } from './start-purchase.ts'
