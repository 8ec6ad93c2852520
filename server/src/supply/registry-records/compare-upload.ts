import type { RecordKind } from '@ledgerleaf/contract/registry-records'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findFormerFileId } from './file-queries.ts'
import { columnsOf, recordTables } from './record-tables.ts'

const Compared = z.object({ added: z.int(), changed: z.int(), unchanged: z.int() })
const Gone = z.object({ gone: z.int() })

export type Comparison = z.infer<typeof Compared> & z.infer<typeof Gone>
type Waiting = { id: string; registry: string; kind: RecordKind }

/** What the records that wait would change, as things are at this moment. */
export const compareUpload = async (tx: Tx, { id, registry, kind }: Waiting): Promise<Comparison> => {
  const { staged, kept, key, fileId, columns } = recordTables(kind)
  const [compared] = await query(
    tx,
    Compared,
    sql`select count(*) filter (where known.registry is null) as added,
        count(*) filter (where known.registry is not null and said.differs) as changed,
        count(*) filter (where known.registry is not null and not said.differs) as unchanged
      from ${staged} waiting
        left join ${kept} known on known.registry = ${registry} and known.${key} = waiting.${key},
        lateral (select (${columnsOf(columns, 'known')}) is distinct from (${columnsOf(columns, 'waiting')}) as differs) said
      where waiting.upload_id = ${id} and waiting.refusal is null`,
  )
  const formerId = await findFormerFileId(tx, registry, kind)
  const [away] = await query(
    tx,
    Gone,
    sql`select count(*) as gone from ${kept} known
      where registry = ${registry} and ${fileId} = ${formerId}::uuid and not exists (
        select from ${staged} waiting
        where waiting.upload_id = ${id} and waiting.refusal is null and waiting.${key} = known.${key}
      )`,
  )
  if (!compared || !away) throw new Error('a count has one row')
  return { ...compared, ...away }
}
