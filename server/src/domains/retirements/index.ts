export { retireCredits } from './retire-credits.ts'
export { findRetirements } from './retirement-queries.ts'
export { retirementRoutes } from './retirements.routes.ts'
