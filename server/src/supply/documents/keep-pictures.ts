import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { documentImages, documentPages } from './documents.tables.ts'
import type { ReadPage } from './page-text.ts'

/** Adds where the words stand to pages that were kept without. Their words, and all that rests on them, stay. */
export const keepLayout = async (tx: Tx, documentId: string, pages: readonly ReadPage[]): Promise<void> => {
  for (const { page, layout } of pages)
    if (layout)
      await tx
        .update(documentPages)
        .set(layout)
        .where(and(eq(documentPages.documentId, documentId), eq(documentPages.page, page)))
}

export const keepPicture = async (tx: Tx, documentId: string, page: number, png: Buffer): Promise<void> => {
  await tx.insert(documentImages).values({ documentId, page, png }).onConflictDoNothing()
}
