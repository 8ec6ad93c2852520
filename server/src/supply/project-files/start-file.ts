import type { Tx } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { canonicalMethodology } from '../documents/index.ts'
import { createProject, findOwnProjectNamed } from '../projects/index.ts'
import { projectFiles } from './project-files.tables.ts'

/** Starts the file of a project, new or listed before by its name alone. One that is there is continued. */
export const startFile = async (
  tx: Tx,
  sellerId: string,
  name: string,
  now: Date,
): Promise<{ id: string }> => {
  const project =
    (await findOwnProjectNamed(tx, sellerId, name)) ?? (await createProject(tx, sellerId, { name }, now))
  await tx
    .insert(projectFiles)
    .values({
      projectId: project.id,
      methodologyRaw: project.methodology,
      methodologyId: project.methodology === null ? null : canonicalMethodology(project.methodology),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
  await announce(tx, { organisationId: sellerId }, { type: 'projects.changed' })
  return { id: project.id }
}
