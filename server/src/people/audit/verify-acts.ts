import { equalBytes } from '@ledgerleaf/provenance/bytes'
import * as z from 'zod/mini'
import type { LedgerFault } from '../../ledger/verify-ledger.ts'
import type { Reader } from '../../platform/db.ts'
import { Bytes, namedStatement } from '../../platform/named-statement.ts'
import { actLeaf } from './act-leaf.ts'
import type { ActFacts, auditEntries, SubjectKind } from './audit.tables.ts'

// What the row of an act says is compared with its leaf, so it is read whatever it says.
const Row = z.object({
  leaf_id: z.nullable(z.string()),
  leaf_index: z.nullable(z.number()),
  bytes: z.nullable(Bytes),
  id: z.nullable(z.string()),
  operator_id: z.nullable(z.string()),
  act: z.custom<string>(),
  subject_kind: z.custom<SubjectKind>(),
  subject_id: z.custom<string>(),
  reason: z.custom<string>(),
  facts: z.custom<ActFacts | null>(),
  acted_at: z.custom<string>(),
  salt: z.custom<Buffer>(),
  turn: z.string(),
})
type Row = z.infer<typeof Row>

const actsAtOnce = 1000
const findingsMax = 100

// From both sides: a row without its leaf was put in by hand, and a leaf without its row lost it.
const readActs = namedStatement(
  'audit_read_acts',
  Row,
  `select leaf.entry_id as leaf_id, leaf.leaf_index, leaf.bytes, entry.id, entry.operator_id, entry.act,
     entry.subject_kind, entry.subject_id, entry.reason, entry.facts, entry.salt,
     to_char(entry.acted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as acted_at,
     coalesce(leaf.entry_id, entry.id)::text as turn
   from audit_entries entry
   full join (select * from log_leaves where about = 'act') leaf on leaf.entry_id = entry.id
   where coalesce(leaf.entry_id, entry.id) > $1::uuid order by coalesce(leaf.entry_id, entry.id) limit $2`,
)

const toAct = (row: Row, id: string): typeof auditEntries.$inferSelect => ({
  id,
  operatorId: row.operator_id,
  act: row.act,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  reason: row.reason,
  facts: row.facts,
  actedAt: new Date(row.acted_at),
  salt: new Uint8Array(row.salt),
})

const judge = (row: Row): string | null => {
  if (row.id === null) return 'the act is gone, and its leaf is not'
  if (row.bytes === null) return 'the act has no leaf in the log'
  return equalBytes(actLeaf(toAct(row, row.id)), row.bytes)
    ? null
    : 'the act says something else than its leaf in the log'
}

/** Holds every act of an operator against its leaf. That the leaves themselves are whole, the log's own check says. */
export const verifyActs = async (db: Reader): Promise<{ acts: number; findings: LedgerFault[] }> => {
  const findings: LedgerFault[] = []
  let acts = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await readActs(db, [after, actsAtOnce])
    for (const row of rows) {
      acts += 1
      const says = judge(row)
      if (says && findings.length < findingsMax)
        findings.push({ index: row.leaf_index, key: `act:${row.turn}`, says })
    }
    const last = rows.at(-1)
    if (!last || rows.length < actsAtOnce) return { acts, findings }
    after = last.turn
  }
}
