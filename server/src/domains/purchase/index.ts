export { purchaseRoutes } from './purchase.routes.ts'
