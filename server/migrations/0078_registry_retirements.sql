-- What was retired here has to be retired at its registry too (S9). Each row is the task of doing so, with all that is to
-- be entered there; it is written with the retirement, and says what became of it.
create table registry_retirements (
  retirement_id uuid primary key references retirements (id),
  batch_id uuid not null references batches (id),
  registry text not null,
  quantity bigint not null check (quantity > 0),
  beneficiary text not null,
  on_behalf_of text,
  reason text not null,
  purpose text not null,
  pending_since timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'instructed', 'done', 'failed')),
  -- Which operator does it.
  assigned_to uuid,
  -- The id the registry gave. Its file may confirm a retirement without naming one.
  reference text,
  link text check (link ~ '^https://'),
  retired_on date,
  confirmed_by text check (confirmed_by in ('operator', 'file')),
  file_as_of date,
  settled_at timestamptz,
  failure text,
  -- How many of the credits the registry's files show as retired for this beneficiary, and what in them cannot be.
  covered bigint not null default 0,
  contradiction text,
  contradicted_on date,
  -- The act whose leaf says all this; null while nothing was done.
  act_id uuid,
  check ((state = 'instructed') = (assigned_to is not null)),
  check ((state = 'done') = (confirmed_by is not null)),
  check ((state = 'done') = (retired_on is not null)),
  check ((confirmed_by = 'file') = (file_as_of is not null)),
  check (state <> 'done' or reference is not null or confirmed_by = 'file'),
  check (state = 'done' or (reference is null and link is null)),
  check ((state = 'failed') = (failure is not null)),
  check ((contradiction is null) = (contradicted_on is null))
);
create index registry_retirements_open on registry_retirements (registry, pending_since)
  where state in ('pending', 'instructed');
create index registry_retirements_settled on registry_retirements (settled_at desc) where settled_at is not null;

-- What was retired before today was told to no registry: it is pending since its day. Credits of a seller's own making
-- are of no registry.
insert into registry_retirements (retirement_id, batch_id, registry, quantity, beneficiary, on_behalf_of, reason, purpose,
  pending_since)
select retirement.id, batch.id, batch.registry, retirement.quantity, retirement.beneficiary, retirement.on_behalf_of,
  retirement.reason, retirement.purpose, retirement.retired_at
from retirements retirement join batches batch on batch.id = retirement.batch_id
where batch.registry <> 'Ledgerleaf';

-- What an act says in the open, in its leaf: who did it and why stays behind the commitment.
alter table audit_entries add column facts jsonb;

-- Its subject may be a retirement, besides whatever it could be before.
do $$
declare
  known text := pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'audit_entries'::regclass and conname = 'audit_entries_subject_kind_check';
begin
  execute 'alter table audit_entries drop constraint audit_entries_subject_kind_check,
    add constraint audit_entries_subject_kind_check ' || replace(known, 'ARRAY[', 'ARRAY[''retirement''::text, ');
end
$$;
