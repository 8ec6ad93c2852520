export { moneyRoutes } from './money.routes.ts'
export { nameAccount } from './name-account.ts'
export { searchOrders } from './search-orders.ts'
