export { findDisputeList, findOrderList } from './operator-queries.ts'
export { findOrder } from './order-queries.ts'
export { orderRoutes } from './orders.routes.ts'
export { findTermsAudience } from './terms-audience.ts'
