export { findSubscriptions } from './subscription-queries.ts'
export { subscriptionPageRoutes } from './subscriptions.routes.ts'
