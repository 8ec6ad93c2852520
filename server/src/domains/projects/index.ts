export { findBatch, findMisissuedBatches } from './batch-queries.ts'
export { createProject, type NewProject, type Project } from './create-project.ts'
export { type Batch, issueBatch, type NewBatch } from './issue-batch.ts'
export { batches } from './projects.tables.ts'
