-- The ledger: entries of postings, appended and never altered, and the balances they add up to.

create table ledger_entries (
  id uuid primary key,
  key text not null unique,
  kind text not null,
  posted_at timestamptz not null
);

create table ledger_postings (
  -- Given after the balances are locked, so the postings of one account are numbered in the order they took effect.
  position bigint generated always as identity primary key,
  entry_id uuid not null references ledger_entries (id),
  asset text not null,
  amount bigint not null check (amount > 0),
  from_account text not null,
  to_account text not null,
  constraint ledger_postings_move check (from_account <> to_account),
  constraint ledger_postings_kind check (
    (asset = 'usd') = (from_account ~ '^(world/)?money/') and (asset = 'usd') = (to_account ~ '^(world/)?money/')
  ),
  constraint ledger_postings_final check (from_account !~ '^credits/(retired|cancelled)(/|$)')
);
create index ledger_postings_entry on ledger_postings (entry_id);
create index ledger_postings_from on ledger_postings (from_account, position);
create index ledger_postings_to on ledger_postings (to_account, position);

create table ledger_balances (
  account text not null,
  asset text not null,
  amount bigint not null,
  primary key (account, asset)
);

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on % is refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;

create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function ledger_refuse_change();
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function ledger_refuse_change();
create trigger ledger_postings_no_truncate before truncate on ledger_postings
  for each statement execute function ledger_refuse_change();

-- A trigger and not a CHECK: a CHECK would look at the row an upsert proposes (a bare negative amount) instead of the
-- row it leaves behind. Only the outside world may go below zero: it is what everything else came from.
create function ledger_refuse_overdraft() returns trigger language plpgsql as $$
begin
  raise exception 'account % would hold % of %', new.account, new.amount, new.asset
    using errcode = 'check_violation',
      constraint = case when new.asset = 'usd' then 'ledger_money_overdrawn' else 'ledger_credits_overdrawn' end;
end $$;

create trigger ledger_balances_never_overdrawn after insert or update on ledger_balances
  for each row when (new.amount < 0 and new.account not like 'world/%')
  execute function ledger_refuse_overdraft();
