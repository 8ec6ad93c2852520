export { checkoutRoutes } from './checkout.routes.ts'
export { purchaseRoutes } from './purchase.routes.ts'
