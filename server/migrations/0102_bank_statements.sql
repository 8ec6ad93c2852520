-- What the bank says of our account, line by line. Each line is taken in once, in however many files it stands.
create table bank_statements (
  id uuid primary key,
  sha256 text not null,
  name text not null,
  account text not null,
  currency text not null,
  opening_cents bigint not null,
  closing_cents bigint not null,
  lines integer not null,
  added integer not null,
  unbooked integer not null,
  imported_by uuid not null,
  imported_at timestamptz not null,
  unique (sha256, account)
);
create table bank_lines (
  id uuid primary key,
  statement_id uuid not null references bank_statements (id),
  -- The fingerprint of what the bank said of it.
  key text not null unique,
  booked_on date not null,
  amount_cents bigint not null check (amount_cents >= 0),
  currency text not null,
  is_credit boolean not null,
  end_to_end_id text,
  remittance text not null,
  counterparty text,
  counterparty_account text,
  return_reason text,
  -- Open until it is known what it stands for, or somebody has said that it is nothing of ours.
  state text not null check (state in ('open', 'matched', 'set_aside')),
  match_kind text check (match_kind in ('payout_arrived', 'payout_returned')),
  match_id uuid,
  -- Why it is open, or was set aside.
  note text,
  check ((state = 'matched') = (match_id is not null))
);
create index bank_lines_open on bank_lines (booked_on desc, id) where state = 'open';
create index bank_lines_match on bank_lines (match_id);
