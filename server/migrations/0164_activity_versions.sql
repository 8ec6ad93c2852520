-- Every state an inventory was finished in: what was typed, what it came to and by which factors. Only ever added to.
create table activity_versions (
  inventory_id uuid not null references activity_inventories (id) on delete cascade,
  version integer not null check (version > 0),
  finished_at timestamptz not null,
  finished_by text not null,
  year integer not null,
  drafts jsonb not null,
  lines jsonb not null,
  tonnes double precision not null,
  grade text check (grade in ('A', 'B', 'C', 'D', 'E')),
  changes jsonb not null,
  factor_set text not null,
  primary key (inventory_id, version)
);

create function activity_versions_refuse_update() returns trigger language plpgsql as $$
begin
  raise exception 'the versions of an inventory are only added to';
end
$$;
create trigger activity_versions_kept before update on activity_versions
  for each row execute function activity_versions_refuse_update();
