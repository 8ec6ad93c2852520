-- What is traded: projects, their batches, listings, orders and retirements. How many credits are where is the ledger's.

-- Trusted since PostgreSQL 13: the owner of a database may create it.
create extension if not exists btree_gist;

create table projects (
  id uuid primary key,
  seller_id uuid not null,
  name text not null,
  category text check (category in ('redd_arr', 'biochar', 'blue_carbon', 'dac', 'erw')),
  mechanism text check (mechanism in ('removal', 'reduction', 'mixed')),
  registry text,
  registry_project_id text,
  country text check (country ~ '^[A-Z]{2}$'),
  methodology text,
  created_at timestamptz not null,
  unique (seller_id, name),
  unique (registry, registry_project_id)
);

create table batches (
  id uuid primary key,
  project_id uuid not null references projects (id),
  vintage_starts_on date not null,
  vintage_ends_on date not null,
  registry text not null,
  serial_prefix text not null,
  serial_start bigint not null check (serial_start > 0),
  serial_end bigint not null,
  quantity bigint not null generated always as (serial_end - serial_start + 1) stored,
  issued_at timestamptz not null,
  constraint batches_vintage check (vintage_starts_on <= vintage_ends_on),
  constraint batches_serials check (serial_start <= serial_end),
  -- By the hash of registry and prefix: as two texts the index reads ever more rows, and issuing slows with each batch.
  constraint batches_serials_never_overlap exclude using gist (
    hashtextextended(registry || E'\n' || serial_prefix, 0) with =, int8range(serial_start, serial_end, '[]') with &&
  )
);
create index batches_project on batches (project_id);

create table listings (
  id uuid primary key,
  token_id text not null unique,
  batch_id uuid not null references batches (id),
  seller_id uuid not null,
  quantity bigint not null check (quantity > 0),
  price_per_credit_cents bigint not null check (price_per_credit_cents > 0),
  state text not null check (state in ('open', 'paused', 'withdrawn')),
  opened_at timestamptz not null
);
create index listings_seller on listings (seller_id);
create index listings_batch on listings (batch_id);
create index listings_cheapest_open on listings (batch_id, price_per_credit_cents) where state = 'open';

create table orders (
  id uuid primary key,
  buyer_id uuid not null,
  status text not null check (
    status in ('pending', 'paid', 'settled', 'retired', 'cancelled', 'refunded', 'failed')
  ),
  total_cents bigint not null check (total_cents > 0),
  placed_at timestamptz not null,
  settled_at timestamptz
);
create index orders_buyer on orders (buyer_id, placed_at desc);

create table order_lines (
  id uuid primary key,
  order_id uuid not null references orders (id),
  listing_id uuid not null references listings (id),
  batch_id uuid not null references batches (id),
  seller_id uuid not null,
  quantity bigint not null check (quantity > 0),
  price_per_credit_cents bigint not null check (price_per_credit_cents > 0),
  total_cents bigint not null,
  seller_cents bigint not null check (seller_cents >= 0),
  fee_cents bigint not null check (fee_cents >= 0),
  constraint order_lines_total check (total_cents = quantity * price_per_credit_cents),
  constraint order_lines_split check (total_cents = seller_cents + fee_cents),
  unique (order_id, listing_id)
);
create index order_lines_listing on order_lines (listing_id);
create index order_lines_batch on order_lines (batch_id);
create index order_lines_seller on order_lines (seller_id);

create table retirements (
  id uuid primary key,
  buyer_id uuid not null,
  batch_id uuid not null references batches (id),
  quantity bigint not null check (quantity > 0),
  beneficiary text not null check (beneficiary <> ''),
  purpose text not null check (purpose <> ''),
  retired_at timestamptz not null
);
create index retirements_buyer on retirements (buyer_id, retired_at desc);
create index retirements_batch on retirements (batch_id);

-- Demo data is planted once; the row is written with it.
create table demo_seeds (
  name text primary key,
  planted_at timestamptz not null
);
