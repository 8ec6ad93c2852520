-- What an organisation was called before: what was retired under that name stays its own.
create table organisation_former_names (
  organisation_id uuid not null references organisations (id) on delete cascade,
  name text not null check (name <> ''),
  left_at timestamptz not null,
  primary key (organisation_id, name)
);
