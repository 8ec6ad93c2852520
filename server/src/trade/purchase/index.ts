export { checkoutRoutes } from './checkout.routes.ts'
export { openPage } from './open-page.ts'
export { startPurchase } from './start-purchase.ts'
