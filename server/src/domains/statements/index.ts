export { recordPayout } from './record-payout.ts'
export { statementRoutes } from './statements.routes.ts'
