export { findBalance, findBalances } from './balance-queries.ts'
export { payoutRoutes } from './payouts.routes.ts'
