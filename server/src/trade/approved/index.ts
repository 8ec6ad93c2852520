export { approvedRoutes } from './approved.routes.ts'
export { describeAct } from './describe-act.ts'
