import type { NewPhotograph } from '@ledgerleaf/contract/photographs'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import type { DrawnImage } from './draw-anew.ts'
import { photographImages, projectPhotographs } from './photographs.tables.ts'

/** Adds a photograph that nobody has looked at yet. */
export const addPhotograph = async (
  tx: Tx,
  projectId: string,
  { caption, takenBy }: Pick<NewPhotograph, 'caption' | 'takenBy'>,
  images: readonly DrawnImage[],
  now: Date,
): Promise<{ id: string }> => {
  const sha256 = images.find(({ size }) => size === 'large')?.sha256 ?? ''
  const [photograph] = await tx
    .insert(projectPhotographs)
    .values({
      id: newId(now.getTime()),
      projectId,
      caption,
      takenBy,
      state: 'waiting',
      sha256,
      addedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: projectPhotographs.id })
  if (!photograph) throw new DomainError('photograph_known', { field: 'file' })
  await tx.insert(photographImages).values(images.map((image) => ({ photographId: photograph.id, ...image })))
  return photograph
}
