-- When the ledger does not add up nothing more is sold until an operator says so. At most one stop is in force.
create table sales_stops (
  id uuid primary key,
  reason text not null,
  stopped_at timestamptz not null,
  lifted_at timestamptz check (lifted_at >= stopped_at)
);
create unique index sales_stops_in_force on sales_stops ((true)) where lifted_at is null;
