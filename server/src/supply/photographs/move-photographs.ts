import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { isStill, type Moved, moveAll } from '../../platform/store/move-all.ts'
import { contentOf, type Store } from '../../platform/store/open-store.ts'
import { findProject } from '../projects/index.ts'
import { photographImages, projectPhotographs } from './photographs.tables.ts'

/** Moves photographs that lie in the database into the store. */
export const movePhotographs = ({ db, store }: { db: Db; store: Store }): Promise<void> => {
  const putImage = async (ownerId: string, id: string, webp: Buffer): Promise<Moved> => {
    const content = contentOf(webp)
    const object = await store.put({ ownerId, usedFor: 'photographs' }, content)
    const here = and(eq(photographImages.photographId, id), isStill(photographImages.webp, content))
    return {
      object,
      refer: (tx) =>
        tx.update(photographImages).set({ object, webp: null, byteCount: webp.length }).where(here),
    }
  }
  return moveAll(db, {
    find: (after, count) =>
      db
        .selectDistinct({ id: photographImages.photographId })
        .from(photographImages)
        .where(and(isNotNull(photographImages.webp), gt(photographImages.photographId, after)))
        .orderBy(asc(photographImages.photographId))
        .limit(count),
    put: async (id) => {
      const found = await db
        .select({ webp: photographImages.webp, projectId: projectPhotographs.projectId })
        .from(photographImages)
        .innerJoin(projectPhotographs, eq(projectPhotographs.id, photographImages.photographId))
        .where(eq(photographImages.photographId, id))
      const project = found[0] && (await findProject(db, found[0].projectId))
      const moved: Moved[] = []
      for (const { webp } of found)
        if (webp && project) moved.push(await putImage(project.sellerId, id, webp))
      return moved
    },
  })
}
