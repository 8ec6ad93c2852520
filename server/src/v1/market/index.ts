export { marketV1Routes } from './market.routes.ts'
