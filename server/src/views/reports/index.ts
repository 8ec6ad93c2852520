export { readsReports, refuseMixedUp } from './read-report.ts'
export { writeReportPaper } from './report-paper.ts'
export { reportRoutes } from './reports.routes.ts'
export { writeReport } from './write-report.ts'
