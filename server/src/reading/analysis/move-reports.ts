import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db, Reader, Tx } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { moveAll } from '../../platform/store/move-all.ts'
import type { Store } from '../../platform/store/open-store.ts'
import { reportChunks, reports } from './analysis.tables.ts'
import { objectOwner, ownerOf } from './owner.ts'
import { readChunks } from './report-file.ts'

const Content = z.object({ sha256: z.string(), byteCount: z.number() })

/** What lies here of a report, by its hash; it may be replaced at any moment. */
const describe = async (db: Reader, reportId: string) => {
  const [content] = await query(
    db,
    Content,
    sql`
    select encode(sha256(string_agg(bytes, '' order by position)), 'hex') as sha256, sum(length(bytes))::int as "byteCount"
    from report_chunks where report_id = ${reportId} having count(*) > 0`,
  )
  return content
}

/** Moves documents that lie in pieces in the database into the store. */
export const moveReports = ({ db, store }: { db: Db; store: Store }): Promise<void> =>
  moveAll(db, {
    find: (after, count) =>
      query(
        db,
        z.object({ id: z.string() }),
        sql`
        select distinct report_id as id from report_chunks where report_id > ${after} order by report_id limit ${count}`,
      ),
    put: async (id) => {
      const [report] = await db.select().from(reports).where(eq(reports.id, id))
      const content = await describe(db, id)
      if (!report || !content) return []
      const read = () => readChunks(db, id)
      const object = await store.put(objectOwner(ownerOf(report)), { ...content, read })
      const refer = async (tx: Tx) => {
        await tx.execute(sql`select from reports where id = ${id} for update`)
        // Another version of it may have come meanwhile, or it was taken back: then it is left for the next time.
        if ((await describe(tx, id))?.sha256 !== content.sha256) return
        await tx.update(reports).set({ object }).where(eq(reports.id, id))
        await tx.delete(reportChunks).where(eq(reportChunks.reportId, id))
      }
      return [{ object, refer }]
    },
  })
