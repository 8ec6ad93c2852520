export { nameMovement } from './statement-paper.ts'
export { findStatement } from './statement-queries.ts'
export { statementRoutes } from './statements.routes.ts'
