export { costOf, fillBasket, type Pick } from './fill-basket.ts'
export { findOffers } from './offer-queries.ts'
export { recommendationRoutes } from './recommendations.routes.ts'
export { openSolver, type Solver } from './solve-model.ts'
