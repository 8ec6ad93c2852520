export {
  findCircle,
  findLimit,
  findRequest,
  isOpenToStrangers,
  type RequestRow,
  refusalAbove,
  refuseAlone,
  refuseLeavingAlone,
} from './approval-queries.ts'
export { type Circle, findDeciders, rightsOf, stillCounts } from './approval-rights.ts'
export { approvalTasks } from './approvals.jobs.ts'
export { approvalRuleRoutes } from './approvals.routes.ts'
export { askApproval, type Wanted } from './ask-approval.ts'
export { decideRequest, type Perform } from './decide-request.ts'
export { approvalPersonalData } from './personal-data.ts'
export { repriceRequest } from './reprice-request.ts'
export { spendApproval } from './spend-approval.ts'
