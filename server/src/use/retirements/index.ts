export { type NewRetirement, retireCredits } from './retire-credits.ts'
export { findRetiredSources, findRetirements } from './retirement-queries.ts'
export { retirementRoutes } from './retirements.routes.ts'
