import { and, eq, lte } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { projectPhotographs } from './photographs.tables.ts'

/** Without a reason it is accepted, or its refusal taken back. */
export const judgePhotograph = async (
  tx: Tx,
  photographId: string,
  refusedReason: string | null,
): Promise<void> => {
  await tx
    .update(projectPhotographs)
    .set({ state: refusedReason === null ? 'accepted' : 'refused', refusedReason })
    .where(eq(projectPhotographs.id, photographId))
}

/** Those that were there when the project was handed in were looked at with it; later ones still wait. */
export const acceptSeen = async (tx: Tx, projectId: string, handedInAt: Date): Promise<void> => {
  await tx
    .update(projectPhotographs)
    .set({ state: 'accepted' })
    .where(
      and(
        eq(projectPhotographs.projectId, projectId),
        eq(projectPhotographs.state, 'waiting'),
        lte(projectPhotographs.addedAt, handedInAt),
      ),
    )
}
