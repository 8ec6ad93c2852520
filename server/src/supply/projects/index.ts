export { announceCredits } from './announce-credits.ts'
export { approveProject, withdrawApproval } from './approve-project.ts'
export {
  allBatches,
  allProjects,
  BatchFacts,
  batchColumns,
  batchesOfProjects,
  batchIdsOf,
  findBatchFacts,
  isOfRegistry,
} from './batch-facts.ts'
export {
  areSerialsIssued,
  type BatchName,
  findBatch,
  findBatchIds,
  findBatchNames,
  findBatchRow,
  findMisissuedBatches,
  findProjectIds,
  findSerialPrefixes,
} from './batch-queries.ts'
export { canonicalSerials } from './canonical-serials.ts'
export { confirmIssue } from './confirm-issue.ts'
export { createProject, findOrCreateProject, type NewProject, type Project } from './create-project.ts'
export { describeProject } from './describe-project.ts'
export { type Batch, issueBatch, type NewBatch } from './issue-batch.ts'
export { ofProject, projectPersonalData } from './personal-data.ts'
export { findOwnProject, findOwnProjectNamed, findProject } from './project-queries.ts'
export { batches, projects } from './projects.tables.ts'
export { promiseBatch } from './promise-batch.ts'
