export { findStatement } from './statement-queries.ts'
export { statementRoutes } from './statements.routes.ts'
