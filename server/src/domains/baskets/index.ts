export { basketRoutes } from './baskets.routes.ts'
export { quoteBasket } from './quote-basket.ts'
