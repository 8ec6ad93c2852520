-- A return the provider had taken can fail later: the money is owed again, and the next try has a name of its own.
alter table refunds add column attempt integer not null default 1, add column failed_at timestamptz, add column failure text,
  add column failed_id text;
alter table part_refunds add column attempt integer not null default 1, add column failed_at timestamptz, add column failure text,
  add column failed_id text;
alter table forward_returns add column attempt integer not null default 1, add column failed_at timestamptz, add column failure text,
  add column failed_id text;

-- The account a seller has with the provider, where payouts go there. Nothing of a bank account is here.
create table connect_accounts (
  seller_id uuid primary key,
  provider text not null,
  account_id text not null unique,
  -- Ready: money may be sent there, and the provider pays it on to the seller's bank.
  is_ready boolean not null default false,
  -- What the provider still asks the seller for, in its own words.
  missing text[] not null default '{}',
  made_at timestamptz not null,
  -- When the provider said so: what it tells late changes nothing.
  told_at timestamptz,
  -- The provider could not pay on to the seller's bank, and why.
  bank_failure text
);

alter table payouts
  add column destination text,
  add column transfer_id text unique;

-- The sandbox's own: accounts of sellers, and what was sent to them.
create table sandbox_accounts (
  id text primary key,
  metadata jsonb not null,
  is_ready boolean not null default false,
  created_at timestamptz not null
);
create table sandbox_transfers (
  id text primary key,
  account_id text not null references sandbox_accounts (id),
  amount_cents bigint not null check (amount_cents > 0),
  reversed_cents bigint not null default 0 check (reversed_cents between 0 and amount_cents),
  currency text not null,
  transfer_group text,
  metadata jsonb not null,
  created_at timestamptz not null
);
create index sandbox_transfers_group on sandbox_transfers (transfer_group);
