export { searchPersonalData } from './personal-data.ts'
export { searchTasks } from './searches.jobs.ts'
export { searchRoutes } from './searches.routes.ts'
