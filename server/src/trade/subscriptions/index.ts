export { subscriptionPersonalData } from './personal-data.ts'
export { startSubscriptions } from './start-subscriptions.ts'
export { subscriptionTasks } from './subscriptions.jobs.ts'
export { subscriptionRoutes } from './subscriptions.routes.ts'
