import { AuditEntry } from '@ledgerleaf/contract/operator'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

export const actsAtOnce = 100

/**
 * What operators did, newest first, with the place of each act in the log and the salt that opens its leaf. A page continues
 * before the last act of the one before.
 */
export const findTrail = async (
  db: Reader,
  before?: string,
): Promise<{ entries: AuditEntry[]; more: boolean }> => {
  const older = sql`where (entry.acted_at, entry.id) < (select acted_at, id from audit_entries where id = ${before ?? null}::uuid)`

  const rows = await query(
    db,
    AuditEntry,
    sql`
    select entry.id, to_char(entry.acted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "actedAt",
      entry.operator_id as "operatorId", entry.act, entry.subject_kind as "subjectKind",
      entry.subject_id as "subjectId", entry.reason, entry.facts, encode(entry.salt, 'hex') as salt, leaf.leaf_index as "logIndex",
      case when entry.act in ('confirm_registry_retirement', 'contradict_registry_retirement', 'clear_registry_contradiction', 'reopen_registry_retirement') then 'A registry’s file'
        when entry.operator_id is null then 'The command line' else coalesce(nullif(person.name, ''), person.email, 'A former operator') end
        as "operatorName",
      coalesce(project.name, document.name, '“' || photograph.caption || '”', 'the message of ' || message.name, 'the listing ' || listing.token_id,
        nullif(account.name, ''), account.email, case entry.subject_kind when 'order' then 'an order' when 'account' then 'an account'
          when 'photograph' then 'a photograph' when 'sales_stop' then 'all sales' when 'silence' then 'alerts'
          when 'registry_file' then 'a registry’s file'
          when 'screening_list' then 'a list of names'
          when 'attestation' then 'serials of a block'
          when 'payout_run' then 'a run of payouts' when 'bank_statement' then 'a statement of the bank'
          when 'bank_line' then 'a line of the bank' when 'money_return' then 'money that is owed back'
          when 'retirement' then 'the retirement ' || left(entry.subject_id::text, 8) || '…' else '' end)
        as "subjectName"
    from audit_entries entry
      left join log_leaves leaf on leaf.entry_id = entry.id
      left join users person on person.id = entry.operator_id
      left join projects project on entry.subject_kind = 'project' and project.id = entry.subject_id
      left join project_documents document on entry.subject_kind = 'document' and document.id = entry.subject_id
      left join project_photographs photograph on entry.subject_kind = 'photograph' and photograph.id = entry.subject_id
      left join support_messages message on entry.subject_kind = 'support_message' and message.id = entry.subject_id
      left join listings listing on entry.subject_kind = 'listing' and listing.id = entry.subject_id
      left join users account on entry.subject_kind = 'account' and account.id = entry.subject_id
    ${before === undefined ? sql`` : older}
    order by entry.acted_at desc, entry.id desc limit ${actsAtOnce + 1}`,
  )
  return { entries: rows.slice(0, actsAtOnce), more: rows.length > actsAtOnce }
}
