import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { type Mechanism, type ProjectCategory, projects } from './projects.tables.ts'

export type NewProject = {
  name: string
  category?: ProjectCategory
  mechanism?: Mechanism
  registry?: string
  registryProjectId?: string
  country?: string
  methodology?: string
}
export type Project = typeof projects.$inferSelect

export const createProject = async (
  tx: Tx,
  sellerId: string,
  project: NewProject,
  now: Date,
): Promise<Project> => {
  const [created] = await tx
    .insert(projects)
    .values({ id: newId(now.getTime()), sellerId, ...project, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (!created) throw new DomainError('project_exists')
  return created
}
