export { subscriptionTasks } from './subscriptions.jobs.ts'
export { subscriptionRoutes } from './subscriptions.routes.ts'
