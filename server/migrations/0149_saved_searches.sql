-- Searches of the marketplace that somebody keeps under a name. `told_until` is up to when what came on sale has been told.
create table saved_searches (
  id uuid primary key,
  person_id uuid not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  filters jsonb not null,
  is_mailed boolean not null,
  told_until timestamptz not null,
  mailed_on date,
  created_at timestamptz not null,
  constraint saved_searches_name unique (person_id, name)
);

-- Since when a listing is known to have been on sale. A listing that is paused and opened again is not new.
create table offered_listings (
  listing_id uuid primary key references listings (id),
  since timestamptz not null
);
create index offered_listings_since on offered_listings (since);
