export { claimRoutes } from './claims.routes.ts'
