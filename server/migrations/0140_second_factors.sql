-- What somebody has besides a password: passkeys and authenticator apps.
create table factors (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('passkey', 'totp')),
  name text not null check (length(name) between 1 and 60),
  added_at timestamptz not null,
  last_used_at timestamptz,
  -- Of an app: its secret, sealed, and the newest half minute of which a code was taken. None is taken twice.
  totp_sealed text,
  totp_step bigint,
  -- Of the demo: anybody can read the secret.
  is_public boolean not null default false,
  -- Of a passkey: its name and public key, and how often it said it had signed.
  credential_id text unique,
  public_key bytea,
  sign_count bigint,
  transports text[] not null default '{}',
  check ((kind = 'totp') = (totp_sealed is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null and sign_count is not null))
);
create index factors_user on factors (user_id);

-- Ten at a time, kept as a keyed hash; each opens once.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- What was asked of one session, or of one sign-in that is under way, and not answered yet.
create table factor_challenges (
  holder uuid not null,
  purpose text not null check (purpose in ('prove', 'add_passkey', 'add_totp')),
  user_id uuid references users (id) on delete cascade,
  value text not null,
  expires_at timestamptz not null,
  primary key (holder, purpose)
);
create index factor_challenges_user on factor_challenges (user_id);
