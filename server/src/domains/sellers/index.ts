export { sellerRoutes } from './sellers.routes.ts'
