-- statement by statement
-- Whose a retirement is, decided when it is made by what its organisation was called then. Null until it can be: a guest's has no
-- organisation yet, and one that never said what it is called cannot be told from its customers.
alter table retirements
  add column if not exists is_for_others boolean,
  -- Made before this was written down: held once to the names the organisation has or had, as it was read until then.
  add column if not exists is_older boolean not null default true;
alter table retirements alter column is_older set default false;

-- As before, nothing else about it ever changes; and whose it is, once decided, is not decided again.
drop trigger if exists retirements_whose on retirements;
create trigger retirements_whose before update on retirements for each row
  when (old.is_for_others is not null and old.is_for_others is distinct from new.is_for_others
    or old.is_older is distinct from new.is_older)
  execute function ledger_refuse_change();

drop index concurrently if exists retirements_undecided;
create index concurrently retirements_undecided on retirements (buyer_id) where is_for_others is null and buyer_id is not null;
