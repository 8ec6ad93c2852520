export { checkoutRoutes } from './checkout.routes.ts'
export { openPage } from './open-page.ts'
export { type Purchase, startPurchase } from './start-purchase.ts'
