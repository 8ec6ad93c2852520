import type { NewPhotograph } from '@ledgerleaf/contract/photographs'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { holdObject } from '../../platform/store/open-store.ts'
import type { DrawnImage } from './draw-anew.ts'
import { photographImages, projectPhotographs } from './photographs.tables.ts'

/** With its name, where it lies in the store already. */
type KeptImage = DrawnImage & { object?: string }

const placeOf = async (tx: Tx, { object, webp }: KeptImage) => {
  if (object === undefined) return { webp }
  await holdObject(tx, object)
  return { object }
}

/** Adds a photograph that nobody has looked at yet. */
export const addPhotograph = async (
  tx: Tx,
  projectId: string,
  { caption, takenBy }: Pick<NewPhotograph, 'caption' | 'takenBy'>,
  images: readonly KeptImage[],
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
  for (const image of images) {
    const { size, width, height, sha256, webp } = image
    await tx.insert(photographImages).values({
      ...{ photographId: photograph.id, size, width, height, sha256, byteCount: webp.length },
      ...(await placeOf(tx, image)),
    })
  }
  return photograph
}
