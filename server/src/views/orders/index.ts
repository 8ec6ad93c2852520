export { openOrder } from './open-order.ts'
export { findDisputeList, findOrderList } from './operator-queries.ts'
export { findOrder } from './order-queries.ts'
export { orderRoutes } from './orders.routes.ts'
