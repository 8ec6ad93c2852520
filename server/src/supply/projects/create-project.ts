import assert from 'node:assert/strict'
import { and, eq } from 'drizzle-orm'
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

/** The seller's project of that name; listing a name for the first time is what makes it one. */
export const findOrCreateProject = async (
  tx: Tx,
  sellerId: string,
  name: string,
  now: Date,
): Promise<{ id: string }> => {
  const [created] = await tx
    .insert(projects)
    .values({ id: newId(now.getTime()), sellerId, name, createdAt: now })
    .onConflictDoNothing({ target: [projects.sellerId, projects.name] })
    .returning({ id: projects.id })
  if (created) return created
  const [known] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.sellerId, sellerId), eq(projects.name, name)))
  assert(known, `project ${name} is there, or it would have been made`)
  return known
}
