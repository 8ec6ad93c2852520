import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import type { Project } from './create-project.ts'
import { projects } from './projects.tables.ts'

/** Whose a project is and what it is called. */
export const findProject = async (db: Reader, projectId: string): Promise<Project | undefined> => {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId))
  return project
}

export const findOwnProject = async (
  db: Reader,
  sellerId: string,
  projectId: string,
): Promise<Project | undefined> => {
  const [project] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.sellerId, sellerId)))
  return project
}

export const findOwnProjectNamed = async (
  db: Reader,
  sellerId: string,
  name: string,
): Promise<Project | undefined> => {
  const [project] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.sellerId, sellerId), eq(projects.name, name)))
  return project
}
