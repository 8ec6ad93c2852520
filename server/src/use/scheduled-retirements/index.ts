export { scheduledRetirementPersonalData } from './personal-data.ts'
export { scheduleRetirement } from './schedule-retirement.ts'
export { scheduledRetirementTasks } from './scheduled-retirements.jobs.ts'
export { scheduledRetirementRoutes } from './scheduled-retirements.routes.ts'
