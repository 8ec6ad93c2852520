-- What operators do stands in the log too: a leaf is about an entry of the ledger, or about an act.
alter table log_leaves drop constraint log_leaves_entry_id_fkey;
alter table log_leaves add column about text not null default 'entry' check (about in ('entry', 'act'));

drop trigger log_leaves_sequenced_once on log_leaves;
create trigger log_leaves_sequenced_once before update on log_leaves for each row
  when (old.leaf_index is not null or old.entry_id <> new.entry_id or old.position <> new.position
    or old.bytes <> new.bytes or old.about <> new.about)
  execute function ledger_refuse_change();

-- The log says of an act only what it was and when; a commitment made with this salt stands for the rest.
alter table audit_entries
  add column salt bytea not null default (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
    check (octet_length(salt) = 32);
alter table audit_entries alter column salt drop default;

-- Whoever acts on the command line is not signed in. There, orders, listings and accounts are acted on as well.
alter table audit_entries alter column operator_id drop not null;
alter table audit_entries drop constraint audit_entries_subject_kind_check;
alter table audit_entries add constraint audit_entries_subject_kind_check
  check (subject_kind in ('project', 'document', 'support_message', 'order', 'listing', 'account'));

-- Acts that are older get their leaf now, in the words of server/src/domains/audit/act-leaf.ts.
insert into log_leaves (entry_id, about, bytes)
select act.id, 'act', convert_to(
  '{"act":' || to_json(act.act)::text || ',"at":"' || told.at || '","commitment":"' || encode(sha256(
    convert_to(E'ledgerleaf/commitment/v1\n', 'UTF8') || act.salt || convert_to(
      '{"act":' || to_json(act.act)::text || ',"at":"' || told.at || '","id":"' || act.id
        || '","operator":"' || act.operator_id || '","reason":' || to_json(act.reason)::text
        || ',"subject":"' || act.subject_id || '","subjectKind":' || to_json(act.subject_kind)::text || '}', 'UTF8')
  ), 'hex') || '","key":"act:' || act.id || '","kind":"act","version":1}', 'UTF8')
from audit_entries act
cross join lateral (
  select to_char(act.acted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
) told
order by act.acted_at, act.id;
