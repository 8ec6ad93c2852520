export { forwardPageRoutes } from './forwards.routes.ts'
