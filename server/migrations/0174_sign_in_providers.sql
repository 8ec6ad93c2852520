-- Domains that organisations say are theirs. Anybody may say so; proven by a record in the name system, one is one organisation's.
create table organisation_domains (
  organisation_id uuid not null references organisations (id) on delete cascade,
  domain text not null,
  -- What has to stand in the record.
  token text not null,
  added_at timestamptz not null,
  proven_at timestamptz,
  -- When it was looked for, and when it was seen, the last time.
  checked_at timestamptz,
  seen_at timestamptz,
  -- When the owners were told that it is gone.
  told_at timestamptz,
  primary key (organisation_id, domain)
);
create unique index organisation_domains_proven on organisation_domains (domain) where proven_at is not null;

-- The OpenID provider of an organisation. It lets nobody in before an owner has come back from it.
create table organisation_providers (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  name text not null,
  issuer text not null,
  client_id text not null,
  -- Sealed.
  client_secret text not null,
  newcomers text not null check (newcomers in ('invited', 'viewer', 'preparer')),
  is_factor_trusted boolean not null,
  -- Moves on with whatever a sign-in under way rests on.
  revision integer not null default 1,
  tried_at timestamptz,
  on_since timestamptz,
  required_since timestamptz,
  saved_at timestamptz not null,
  check (on_since is null or tried_at is not null),
  check (required_since is null or on_since is not null)
);

-- Whom a provider means by what. The first time somebody is known by their address, from then on by this.
create table provider_bindings (
  organisation_id uuid not null references organisations (id) on delete cascade,
  issuer text not null,
  subject text not null,
  person_id uuid not null references users (id) on delete cascade,
  bound_at timestamptz not null,
  primary key (organisation_id, issuer, subject)
);
create unique index provider_bindings_person on provider_bindings (organisation_id, issuer, person_id);

-- Browsers that were sent to a provider and are not back. Good once, for the browser that holds the cookie.
create table provider_trips (
  state_hash text primary key,
  browser_hash text not null,
  organisation_id uuid not null references organisations (id) on delete cascade,
  revision integer not null,
  nonce text not null,
  code_verifier text not null,
  remember_me boolean not null,
  -- Of an owner who tries it out; null where somebody signs in.
  tried_by uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index provider_trips_expiry on provider_trips (expires_at);
