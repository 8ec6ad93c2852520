export { approvedRoutes } from './approved.routes.ts'
