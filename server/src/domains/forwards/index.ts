export { deliverCredits } from './deliver-credits.ts'
export { forwardTasks } from './forwards.jobs.ts'
export { forwardRoutes } from './forwards.routes.ts'
export { findForwardOffers } from './offer-queries.ts'
