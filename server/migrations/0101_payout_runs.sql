-- Payouts are proposed by one operator, agreed by another, sent as one file to the bank and confirmed by its statement.
create table payout_runs (
  id uuid primary key,
  made_by uuid not null,
  made_at timestamptz not null,
  state text not null check (state in ('proposed', 'sent', 'withdrawn')),
  decided_by uuid,
  decided_at timestamptz,
  check ((state = 'proposed') = (decided_at is null)),
  -- Four eyes: nobody sends what they proposed themselves.
  check (state <> 'sent' or decided_by <> made_by)
);
create index payout_runs_made on payout_runs (made_at desc);

-- What is there already was recorded with the reference of a transfer that a bank had made.
alter table payouts rename column paid_at to sent_at;
alter table payouts alter column sent_at drop not null;
alter table payouts
  add column run_id uuid references payout_runs (id),
  add column state text not null default 'confirmed'
    check (state in ('proposed', 'sent', 'confirmed', 'returned', 'withdrawn')),
  -- The account as it was when it was agreed: the file for the bank says the same however often it is made.
  add column account_sealed text,
  add column account_ending text,
  add column settled_at timestamptz,
  -- The bank's words for why it came back.
  add column return_reason text,
  add check ((state in ('proposed', 'withdrawn')) = (sent_at is null));
alter table payouts alter column state drop default;
create unique index payouts_proposed on payouts (seller_id) where state = 'proposed';
create index payouts_run on payouts (run_id);

-- An act may be about a run, besides whatever it could be about before.
do $$
declare
  known text := pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'audit_entries'::regclass and conname = 'audit_entries_subject_kind_check';
begin
  execute 'alter table audit_entries drop constraint audit_entries_subject_kind_check,
    add constraint audit_entries_subject_kind_check ' || replace(known, 'ARRAY[', 
      'ARRAY[''payout_run''::text, ''bank_statement''::text, ''bank_line''::text, ');
end
$$;
