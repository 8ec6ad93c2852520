-- One act may be shared among subsidiaries, products and others: each share has a certificate of its own, and one stands over all.
create table retirement_shares (
  shared_id uuid not null,
  -- In the order in which they were named, and dealt to.
  position integer not null check (position >= 0),
  organisation_id uuid not null,
  kind text not null check (kind in ('subsidiary', 'product', 'other')),
  name text not null,
  quantity bigint not null check (quantity > 0),
  -- Of one batch its retirement, of several the act over them (retirements.together_id).
  certificate_id uuid not null unique,
  primary key (shared_id, position)
);
create index retirement_shares_organisation on retirement_shares (organisation_id);
