-- What one euro cost on a day, by whoever published it. A sheet is never changed: orders point at the one they were placed under.
create table rate_sheets (
  id uuid primary key,
  day date not null,
  source text not null check (length(source) between 1 and 200),
  usd_per_euro integer not null check (usd_per_euro > 0),
  gbp_per_euro integer not null check (gbp_per_euro > 0),
  -- Null where no operator did it: fetched, or by the command line.
  imported_by uuid,
  imported_at timestamptz not null,
  unique (day, source)
);
create index rate_sheets_newest on rate_sheets (day desc, imported_at desc);

create function refuse_change_of_rates() returns trigger language plpgsql as $$
begin
  raise exception 'rates that were imported stay as they are';
end
$$;
create trigger rate_sheets_stay before update or delete on rate_sheets
  for each row execute function refuse_change_of_rates();
