-- A token is one token however it is spelled: ABC 1, ABC_1 and abc-1 are read alike. Where two are here already, the later
-- one is called after its own number too.
create function token_key(token text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(btrim(token), '[\s_-]+', '-', 'g'))
$$;
update listings later set token_id = later.token_id || '-' || right(later.id::text, 6)
where exists (
  select from listings earlier
  where token_key(earlier.token_id) = token_key(later.token_id)
    and (earlier.opened_at, earlier.id) < (later.opened_at, later.id)
);
drop index listings_token_in_any_case;
create unique index listings_token_in_any_spelling on listings (token_key(token_id));

-- A file that should never have come in can be withdrawn: it stays in the list with the reason, and speaks no longer.
alter table registry_files
  add column withdrawn_at timestamptz,
  add column withdrawn_by uuid,
  add column withdrawn_reason text,
  add check ((withdrawn_at is null) = (withdrawn_reason is null)),
  drop constraint registry_files_registry_kind_sha256_key;
create unique index registry_files_once on registry_files (registry, kind, sha256) where withdrawn_at is null;
-- The file that said a record before the last one did; of what came before today the first one stands for it.
alter table registry_units add column former_file_id uuid;
alter table registry_projects add column former_file_id uuid;
-- What a record said before a file changed it.
create table registry_former_records (
  -- The file whose words took its place, and the one whose words they were.
  file_id uuid not null,
  record_key text not null,
  said_by uuid not null,
  record jsonb not null,
  primary key (file_id, record_key)
);
create index registry_former_records_said on registry_former_records (said_by);

-- A vintage is held against its days from now on, where both sides tell them: everything is looked at once more.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  perform graphile_worker.add_job('match-backing', payload := json_build_object('registry', registry))
  from (select distinct registry from registry_files) known;
end $$;
