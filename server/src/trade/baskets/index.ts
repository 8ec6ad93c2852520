export { basketRoutes } from './baskets.routes.ts'
export { quoteBaskets } from './quote-basket.ts'
