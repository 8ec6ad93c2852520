export { moneyRoutes } from './money.routes.ts'
export { searchOrders } from './search-orders.ts'
