-- Money that buyers transfer, and what of it goes back to them.
alter table bank_lines add column counterparty_bic text;
alter table bank_lines drop constraint bank_lines_match_kind_check;
alter table bank_lines add constraint bank_lines_match_kind_check check (match_kind in
  ('payout_arrived', 'payout_returned', 'transfer', 'owed_back', 'return_sent', 'return_came_back'));

-- Whose account an order was paid from, as the bank named it last.
create table payers (
  order_id uuid primary key references orders (id),
  payee jsonb not null,
  noted_at timestamptz not null
);

create table money_returns (
  id uuid primary key,
  -- What the bank knows the transfer by. One that came back is owed again by a row of its own.
  reference text not null unique,
  order_id uuid references orders (id),
  line_id uuid references bank_lines (id) deferrable initially deferred,
  amount_cents bigint not null check (amount_cents > 0),
  why text not null check (why in ('over', 'late', 'ended', 'again', 'refund', 'unclaimed')),
  reason text not null,
  -- Where to; null until somebody says so.
  payee jsonb,
  state text not null check (state in ('owed', 'proposed', 'sent', 'confirmed', 'returned')),
  run_id uuid references payout_runs (id),
  owed_at timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz,
  return_reason text,
  check ((state = 'owed') = (run_id is null)),
  check (state = 'owed' or payee is not null)
);
create index money_returns_open on money_returns (owed_at) where state not in ('confirmed', 'returned');
create index money_returns_run on money_returns (run_id);
create index money_returns_order on money_returns (order_id);

-- An act may be about what is owed back, besides whatever it could be about before.
do $$
declare
  known text := pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'audit_entries'::regclass and conname = 'audit_entries_subject_kind_check';
begin
  execute 'alter table audit_entries drop constraint audit_entries_subject_kind_check,
    add constraint audit_entries_subject_kind_check ' || replace(known, 'ARRAY[', 'ARRAY[''money_return''::text, ');
end
$$;
