-- Up to what amount each role of an organisation acts alone. Without a row nothing was ever set, and nobody notices.
create table approval_rules (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  -- By role: {buyCents, retireTonnes}, each null where there is none.
  limits jsonb not null,
  two_above_cents bigint check (two_above_cents >= 0),
  two_above_tonnes bigint check (two_above_tonnes >= 0),
  expiry_days integer not null check (expiry_days between 1 and 90)
);

-- Something that whoever asks may not do alone. It holds nothing: it happens with the last approval, or never.
create table approval_requests (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  asked_by uuid not null references users (id),
  kind text not null check (kind in ('purchase', 'quote', 'subscription', 'retirement')),
  -- The call as it would have been made, and the words it was shown in.
  act jsonb not null,
  title text not null,
  lines jsonb not null,
  comment text not null,
  -- In dollars, VAT included, as it is to be approved; and as it was when it was asked for.
  amount_cents bigint check (amount_cents >= 0),
  asked_cents bigint,
  tonnes bigint,
  -- A price that rose begins a new round: approvals of the old one count no more.
  round integer not null default 1,
  needed integer not null check (needed between 1 and 2),
  state text not null default 'waiting'
    check (state in ('waiting', 'approved', 'done', 'refused', 'withdrawn', 'lapsed')),
  -- What it became.
  act_id uuid,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (state <> 'done' or act_id is not null)
);
create index approval_requests_organisation on approval_requests (organisation_id, asked_at desc);
create index approval_requests_open on approval_requests (expires_at) where state in ('waiting', 'approved');

create table approval_votes (
  request_id uuid not null references approval_requests (id) on delete cascade,
  round integer not null,
  voter_id uuid not null references users (id),
  -- Whose right it is: the voter's own, or that of whoever named them in their place.
  right_of uuid not null references users (id),
  verdict text not null check (verdict in ('approved', 'refused')),
  comment text not null,
  at timestamptz not null,
  -- One person counts once, and so does one right.
  primary key (request_id, round, voter_id),
  unique (request_id, round, right_of)
);

-- The link in a mail, which opens a request once for the one it was sent to.
create table approval_links (
  token_hash text primary key,
  request_id uuid not null references approval_requests (id) on delete cascade,
  person_id uuid not null references users (id) on delete cascade,
  used_at timestamptz
);
create index approval_links_request on approval_links (request_id);

create table approval_delegations (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  from_id uuid not null references users (id) on delete cascade,
  to_id uuid not null references users (id) on delete cascade,
  -- The first and the last day, by UTC.
  starts_on date not null,
  ends_on date not null,
  ended_at timestamptz,
  check (starts_on <= ends_on and from_id <> to_id)
);
create index approval_delegations_organisation on approval_delegations (organisation_id) where ended_at is null;

-- From when on its members need a second factor.
alter table organisations add column second_factor_from timestamptz;
