-- People, how they prove who they are, and what they may do.

create table users (
  id uuid primary key,
  name text not null,
  -- Stored folded, so that one address is one account however it was typed.
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  ip_address text,
  user_agent text,
  expires_at timestamptz not null,
  last_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- One row per way in: a password (provider "credential") or an account at an OpenID provider.
create table accounts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_of_user on accounts (user_id);

-- Links and redirects under way. The identifier is a hash: reading this table opens nothing.
create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);
create index verifications_by_value on verifications (value);

-- The keys that sign identity tokens; the private half is encrypted with the application's secret.
create table jwks (
  id uuid primary key,
  public_key text not null,
  private_key text not null,
  alg text,
  crv text,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);

create table roles (
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('buyer', 'seller', 'operator')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);

create table seller_profiles (
  user_id uuid primary key references users (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  company_name text not null,
  created_at timestamptz not null default now()
);
