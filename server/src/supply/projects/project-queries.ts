import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { projects } from './projects.tables.ts'

/** Whose a project is and what it is called. */
export const findProject = async (
  db: Reader,
  projectId: string,
): Promise<typeof projects.$inferSelect | undefined> => {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId))
  return project
}

export const findOwnProject = async (
  db: Reader,
  sellerId: string,
  projectId: string,
): Promise<{ id: string; name: string } | undefined> => {
  const [project] = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.sellerId, sellerId)))
  return project
}
