export { findRoutes } from './finds.routes.ts'
