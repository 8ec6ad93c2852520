import type { RecordKind } from '@ledgerleaf/contract/registry-records'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

/** The file of this kind that was brought here last. */
export const findFormerFileId = async (
  db: Reader,
  registry: string,
  kind: RecordKind,
): Promise<string | null> => {
  const [former] = await query(
    db,
    z.object({ id: z.string() }),
    sql`select id from registry_files where registry = ${registry} and kind = ${kind}
        and withdrawn_at is null
      order by imported_at desc, id desc limit 1`,
  )
  return former?.id ?? null
}
