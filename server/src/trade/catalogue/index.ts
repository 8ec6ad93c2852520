export { catalogueRoutes } from './catalogue.routes.ts'
export { type BasketDefinition, checkoutBaskets, type Slot } from './checkout-baskets.ts'
export { planBaskets } from './plans.ts'
