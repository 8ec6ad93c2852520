import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { findProjectEvidence } from '../documents/index.ts'
import { findProject } from '../projects/index.ts'
import { keepScore } from '../scores/index.ts'
import { findVintages } from './block-queries.ts'
import { projectFiles } from './project-files.tables.ts'

/** Scores every vintage again; called by whatever changes a file, its blocks or its documents. */
export const rescore = async (tx: Tx, projectId: string, now: Date): Promise<void> => {
  const [file] = await tx.select().from(projectFiles).where(eq(projectFiles.projectId, projectId))
  const project = file && (await findProject(tx, projectId))
  if (!project) return
  const evidence = await findProjectEvidence(tx, projectId)
  for (const { year, blocks, isPromised } of await findVintages(tx, projectId))
    await keepScore(
      tx,
      projectId,
      {
        vintage: year,
        category: project.category,
        mechanism: project.mechanism,
        registry: project.registry,
        registryProjectId: project.registryProjectId,
        methodologyId: file.methodologyId,
        creditingStartsOn: file.creditingStartsOn,
        creditingEndsOn: file.creditingEndsOn,
        additionalityStatement: file.additionalityStatement,
        legallyRequired: file.legallyRequired,
        deregistered: file.reviewState === 'rejected',
        serialBlocks: blocks,
        isPromised,
        evidence,
      },
      now,
    )
}
