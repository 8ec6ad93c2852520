import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { isStill, moveAll } from '../../platform/store/move-all.ts'
import { contentOf, type Store } from '../../platform/store/open-store.ts'
import { findProject } from '../projects/index.ts'
import { documentFiles, projectDocuments } from './documents.tables.ts'

/** Moves documents that lie in the database into the store. */
export const moveDocuments = ({ db, store }: { db: Db; store: Store }): Promise<void> =>
  moveAll(db, {
    find: (after, count) =>
      db
        .select({ id: documentFiles.documentId })
        .from(documentFiles)
        .where(and(isNotNull(documentFiles.bytes), gt(documentFiles.documentId, after)))
        .orderBy(asc(documentFiles.documentId))
        .limit(count),
    put: async (id) => {
      const [found] = await db
        .select({ bytes: documentFiles.bytes, projectId: projectDocuments.projectId })
        .from(documentFiles)
        .innerJoin(projectDocuments, eq(projectDocuments.id, documentFiles.documentId))
        .where(eq(documentFiles.documentId, id))
      const project = found && (await findProject(db, found.projectId))
      if (!found?.bytes || !project) return []
      const content = contentOf(found.bytes)
      const object = await store.put({ ownerId: project.sellerId, usedFor: 'documents' }, content)
      const here = and(eq(documentFiles.documentId, id), isStill(documentFiles.bytes, content))
      return [{ object, refer: (tx) => tx.update(documentFiles).set({ object, bytes: null }).where(here) }]
    },
  })
