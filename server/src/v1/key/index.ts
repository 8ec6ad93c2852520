export { ownKeyRoutes } from './key.routes.ts'
