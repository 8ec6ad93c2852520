import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { announceCredits } from './announce-credits.ts'
import { findBatchIds } from './batch-queries.ts'
import { projects } from './projects.tables.ts'

const set = async (tx: Tx, projectId: string, approvedAt: Date | null): Promise<void> => {
  const [project] = await tx
    .update(projects)
    .set({ approvedAt })
    .where(eq(projects.id, projectId))
    .returning({ sellerId: projects.sellerId })
  if (project) await announceCredits(tx, project.sellerId, await findBatchIds(tx, projectId))
}

/** From now on credits of the project may be sold. */
export const approveProject = (tx: Tx, projectId: string, now: Date): Promise<void> => set(tx, projectId, now)

/** Until it is approved again nothing of the project is sold; what was sold stays sold. */
export const withdrawApproval = (tx: Tx, projectId: string): Promise<void> => set(tx, projectId, null)
