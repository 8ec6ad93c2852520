-- A retirement says for whom, why and for which period; the log commits to these words with the salt.

alter table retirements
  add column on_behalf_of text,
  add column reason text not null default 'other',
  add column period_starts_on date,
  add column period_ends_on date,
  add column message text,
  add column score int check (score between 0 and 100),
  -- Null for a retirement older than this migration: its entry commits to no words.
  add column salt bytea check (octet_length(salt) = 32),
  add constraint retirements_period check (period_starts_on <= period_ends_on);
alter table retirements alter column reason drop default;

-- Whose retirement it was and of what never changes; to delete the salt is to forget the words.
create trigger retirements_final before update on retirements for each row
  when ((old.id, old.buyer_id, old.batch_id, old.quantity, old.retired_at)
    is distinct from (new.id, new.buyer_id, new.batch_id, new.quantity, new.retired_at))
  execute function ledger_refuse_change();
create trigger retirements_kept before delete on retirements
  for each row execute function ledger_refuse_change();
