export { findBalance, findBalances, holdDays } from './balance-queries.ts'
export { findPayable, withOpened } from './payable-balances.ts'
export { payoutRoutes } from './payouts.routes.ts'
