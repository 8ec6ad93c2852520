export { findSellerDeliveries, type SellerDelivery } from './delivery-queries.ts'
export { findForwards } from './forward-queries.ts'
export { forwardPageRoutes } from './forwards.routes.ts'
export { findDeliverable, findPromises } from './promise-queries.ts'
