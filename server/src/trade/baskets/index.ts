export { basketTasks } from './baskets.jobs.ts'
export { basketRoutes } from './baskets.routes.ts'
export { quoteBaskets } from './quote-basket.ts'
