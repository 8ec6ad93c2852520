-- What an organisation decided about its inventory over the years: which figure stands where documents contradict each
-- other, the base year and its recalculation, targets. Only ever added to; what follows from it is reckoned when it is read.
create table programme_decisions (
  organisation_id uuid not null references organisations (id) on delete cascade,
  -- Two people at once get two numbers, and the second one is told of the first.
  version integer not null check (version > 0),
  kind text not null check (kind in
    ('choose', 'leave_out', 'take_in', 'base', 'adjust', 'unadjust', 'recalculate', 'keep', 'target', 'drop')),
  said jsonb not null,
  reason text not null,
  person_id uuid not null,
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null,
  primary key (organisation_id, version)
);

create function programme_decisions_refuse_update() returns trigger language plpgsql as $$
begin
  -- A person who is erased takes their name along, and what was theirs alone.
  if new.made_by not like '%@erased.invalid'
    or (new.organisation_id, new.version, new.kind, new.made_at) is distinct from
      (old.organisation_id, old.version, old.kind, old.made_at)
  then
    raise exception 'the decisions of a programme are only added to';
  end if;
  return new;
end
$$;
create trigger programme_decisions_kept before update on programme_decisions
  for each row execute function programme_decisions_refuse_update();
