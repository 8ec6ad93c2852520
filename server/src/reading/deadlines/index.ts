export { findNearDeadlines } from './deadline-queries.ts'
export { deadlineRoutes } from './deadlines.routes.ts'
export { deadlinePersonalData } from './personal-data.ts'
