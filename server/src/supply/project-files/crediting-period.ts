import { eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { projectFiles } from './project-files.tables.ts'

/** The days a project may be credited for, as far as its file says. */
export const findCreditingPeriod = async (
  db: Reader,
  projectId: string,
): Promise<{ startsOn: string | null; endsOn: string | null } | undefined> => {
  const [file] = await db
    .select({ startsOn: projectFiles.creditingStartsOn, endsOn: projectFiles.creditingEndsOn })
    .from(projectFiles)
    .where(eq(projectFiles.projectId, projectId))
  return file
}
