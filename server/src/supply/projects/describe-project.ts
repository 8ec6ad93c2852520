import { eq } from 'drizzle-orm'
import { type Tx, violatedConstraint } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { projects } from './projects.tables.ts'

type Described = Partial<
  Pick<
    typeof projects.$inferInsert,
    'name' | 'category' | 'mechanism' | 'registry' | 'registryProjectId' | 'country' | 'methodology'
  >
>

/** Writes what is now known of a project. A seller's projects differ by name, and by their number at a registry. */
export const describeProject = async (tx: Tx, projectId: string, described: Described): Promise<void> => {
  if (Object.values(described).every((value) => value === undefined)) return
  try {
    await tx.update(projects).set(described).where(eq(projects.id, projectId))
  } catch (error) {
    if (violatedConstraint(error)?.startsWith('projects_registry'))
      throw new DomainError('project_exists', { field: 'registryProjectId' })
    if (violatedConstraint(error) === 'projects_seller_id_name_key')
      throw new DomainError('project_exists', {
        field: 'name',
        message: 'You have another project of this name.',
      })
    throw error
  }
}
