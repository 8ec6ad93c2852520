export { accountingRoutes } from './accounting.routes.ts'
export { readChart } from './chart.ts'
export { writeExport } from './write-export.ts'
