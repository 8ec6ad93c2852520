export { decideProject } from './decide-project.ts'
export { reviewRoutes } from './reviews.routes.ts'
