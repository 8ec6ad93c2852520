export { analysisJobs } from './analysis.jobs.ts'
export { analysisRoutes } from './analysis.routes.ts'
export { joinVisitor } from './caller.routes.ts'
export { storeReport } from './store-report.ts'
