export { programmePageRoutes } from './programme.routes.ts'
