export { moneyRoutes } from './money.routes.ts'
export { projectsOf } from './money-sql.ts'
export { nameAccount } from './name-account.ts'
export { searchOrders } from './search-orders.ts'
