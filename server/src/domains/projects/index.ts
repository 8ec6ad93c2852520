export { findBatch, findMisissuedBatches } from './batch-queries.ts'
export { createProject, type NewProject } from './create-project.ts'
export { issueBatch } from './issue-batch.ts'
export { batches } from './projects.tables.ts'
