import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findProjectEvidence } from '../documents/index.ts'
import { findProject } from '../projects/index.ts'
import { keepScore, type ScoreOf } from '../scores/index.ts'
import { findVintages } from './block-queries.ts'
import { findApprovedDocuments, wasApproved } from './file-versions.ts'

const Entries = z.object({
  methodologyId: z.nullable(z.string()),
  creditingStartsOn: z.nullable(z.string()),
  creditingEndsOn: z.nullable(z.string()),
  additionalityStatement: z.nullable(z.string()),
  legallyRequired: z.nullable(z.boolean()),
  deregistered: z.boolean(),
})

/** The file as a score reads it: what its seller is writing, or what an operator approved. */
const findEntries = async (tx: Tx, projectId: string, of: ScoreOf) => {
  const [entries] = await query(
    tx,
    Entries,
    sql`select methodology_id as "methodologyId", crediting_starts_on::text as "creditingStartsOn",
      crediting_ends_on::text as "creditingEndsOn", additionality_statement as "additionalityStatement",
      legally_required as "legallyRequired", review_state = 'rejected' as deregistered
    from ${of === 'draft' ? sql`project_files` : sql`approved_project_files`} where project_id = ${projectId}`,
  )
  return entries
}

const scoreAs = async (tx: Tx, projectId: string, of: ScoreOf, now: Date): Promise<void> => {
  const entries = await findEntries(tx, projectId, of)
  const project = entries && (await findProject(tx, projectId))
  if (!project) return
  const { category, mechanism, registry, registryProjectId } = project
  const documents = of === 'approved' ? await findApprovedDocuments(tx, projectId) : null
  const evidence = (await findProjectEvidence(tx, projectId)).filter(
    ({ documentId }) => documents === null || documents.includes(documentId),
  )
  // What identifies credits is frozen once any exist, and before that no stranger sees the project.
  const facts = { category, mechanism, registry, registryProjectId, ...entries, evidence }
  for (const { year, blocks, isPromised } of await findVintages(tx, projectId, of))
    await keepScore(tx, { projectId, of }, { ...facts, vintage: year, serialBlocks: blocks, isPromised }, now)
}

/**
 * Scores every vintage again; called by whatever changes a file, its blocks or its documents. What is being written has a
 * score of its own, for its seller and the operators: strangers are shown that of what was approved.
 */
export const rescore = async (tx: Tx, projectId: string, now: Date): Promise<void> => {
  await scoreAs(tx, projectId, 'draft', now)
  if (await wasApproved(tx, projectId)) await scoreAs(tx, projectId, 'approved', now)
}
