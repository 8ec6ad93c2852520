export { basketV1Routes } from './baskets.routes.ts'
