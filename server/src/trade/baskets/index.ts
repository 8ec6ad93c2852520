export { basketTasks } from './baskets.jobs.ts'
export { basketRoutes } from './baskets.routes.ts'
export { nameComposition } from './name-composition.ts'
export { quoteBaskets } from './quote-basket.ts'
