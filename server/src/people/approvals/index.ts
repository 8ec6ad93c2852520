export { findCircle, findRequest, hasLimits, isOpenToStrangers, type RequestRow } from './approval-queries.ts'
export { type Circle, findDeciders, rightsOf, stillCounts } from './approval-rights.ts'
export { approvalTasks } from './approvals.jobs.ts'
export { approvalRuleRoutes } from './approvals.routes.ts'
export { askApproval, type Wanted } from './ask-approval.ts'
export {
  countAlone,
  countFollowing,
  lessenAlone,
  redoAlone,
  takeOverAlone,
  undoAlone,
} from './count-alone.ts'
export { decideRequest, type Perform } from './decide-request.ts'
export { type Actor, findLimit, holdLimit } from './find-limit.ts'
export { approvalPersonalData } from './personal-data.ts'
export { refusalAbove, refuseAlone, refuseLeavingAlone } from './refuse-alone.ts'
export { repriceRequest } from './reprice-request.ts'
export { spendApproval } from './spend-approval.ts'
