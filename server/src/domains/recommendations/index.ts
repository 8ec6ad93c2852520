export { recommendationRoutes } from './recommendations.routes.ts'
