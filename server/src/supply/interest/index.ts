export { interestTasks } from './interest.jobs.ts'
export { interestRoutes } from './interest.routes.ts'
export { recordInterest } from './record-interest.ts'
