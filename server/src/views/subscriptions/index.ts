export { subscriptionPageRoutes } from './subscriptions.routes.ts'
