import { eq } from 'drizzle-orm'
import { type Tx, violatedConstraint } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { projects } from './projects.tables.ts'

type Described = Partial<
  Pick<
    typeof projects.$inferInsert,
    'category' | 'mechanism' | 'registry' | 'registryProjectId' | 'country' | 'methodology'
  >
>

/** Writes what is now known of a project. Two files cannot name the same project of a registry. */
export const describeProject = async (tx: Tx, projectId: string, described: Described): Promise<void> => {
  if (Object.values(described).every((value) => value === undefined)) return
  try {
    await tx.update(projects).set(described).where(eq(projects.id, projectId))
  } catch (error) {
    if (violatedConstraint(error)?.startsWith('projects_registry'))
      throw new DomainError('project_exists', { field: 'registryProjectId' })
    throw error
  }
}
