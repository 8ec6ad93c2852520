import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { makeProofFile } from '../../ledger/entry-proofs.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'

const KeyRow = z.object({ key: z.string() })

/** The proof of the entry at a place of the log. An entry that is not yet under a signature has none. */
export const findProof = async (db: Reader, index: string): Promise<{ proof: string }> => {
  if (!/^\d{1,15}$/.test(index)) throw new DomainError('not_found')
  const rows = await query(
    db,
    KeyRow,
    sql`
    select entry.key from log_leaves leaf join ledger_entries entry on entry.id = leaf.entry_id
    where leaf.leaf_index = ${Number(index)}`,
  )
  const proof = rows[0] && (await makeProofFile(db, rows[0].key))
  if (proof?.state !== 'included') throw new DomainError('not_found')
  return { proof: proof.text }
}
