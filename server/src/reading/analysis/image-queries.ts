import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { reportImages } from './analysis.tables.ts'

export const findImage = async (db: Reader, reportId: string, page: number): Promise<Buffer | null> => {
  const [image] = await db
    .select({ png: reportImages.png })
    .from(reportImages)
    .where(and(eq(reportImages.reportId, reportId), eq(reportImages.page, page)))
  return image?.png ?? null
}
