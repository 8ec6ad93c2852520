export { interestTasks } from './interest.jobs.ts'
export { interestRoutes } from './interest.routes.ts'
