export { activityRoutes } from './activity.routes.ts'
export { activityPersonalData } from './personal-data.ts'
