-- How far the ledger is repeated on a chain. A row for each contract it was ever repeated on; what a contract says itself
-- is asked there, and kept here only for those who look.
create table chain_mirrors (
  chain_id bigint not null,
  contract text not null check (contract ~ '^0x[0-9a-f]{40}$'),
  signer text not null check (signer ~ '^0x[0-9a-f]{40}$'),
  begun_at timestamptz not null,
  -- Before this block nothing of the contract is on the chain; null where another deployed it.
  begun_block bigint,
  -- Where the contract goes on in the log, and how many parts of that entry it has.
  next_index bigint,
  next_part integer not null default 0,
  -- Every entry of the log below this is on the chain or moves no credits.
  clear_to bigint not null default 0,
  behind_since timestamptz,
  -- When the chain last answered, and with which newest block.
  seen_at timestamptz,
  block bigint,
  balance_wei numeric,
  trouble text,
  trouble_since timestamptz,
  failures integer not null default 0,
  next_try_at timestamptz,
  halted boolean not null default false,
  anchored_size bigint,
  anchored_root text,
  anchored_at timestamptz,
  primary key (chain_id, contract)
);

-- What was signed, kept before it is sent.
create table chain_transactions (
  id uuid primary key,
  chain_id bigint not null,
  contract text not null,
  kind text not null check (kind in ('record', 'anchor', 'allow', 'call')),
  nonce bigint not null,
  data text not null,
  gas bigint not null,
  first_index bigint,
  last_index bigint,
  -- The last entry is not complete with it: another transaction has the next part.
  ends_open boolean not null default false,
  moves integer not null default 0,
  anchored_size bigint,
  state text not null check (state in ('signed', 'sent', 'mined', 'confirmed', 'refused', 'dropped')),
  -- The version that was mined, or the one signed last.
  hash text not null,
  signed_at timestamptz not null,
  sent_at timestamptz,
  reorganised integer not null default 0,
  block bigint,
  block_hash text,
  mined_at timestamptz,
  gas_used bigint,
  gas_price_wei numeric,
  reason text,
  foreign key (chain_id, contract) references chain_mirrors (chain_id, contract)
);
create index chain_transactions_open on chain_transactions (nonce) where state in ('signed', 'sent', 'mined');
create index chain_transactions_entries on chain_transactions (last_index) where kind = 'record' and state <> 'dropped';
create index chain_transactions_newest on chain_transactions (signed_at);

-- Each version of a transaction: the same number, a higher fee. What is confirmed needs its bytes no longer.
create table chain_attempts (
  hash text primary key,
  transaction_id uuid not null references chain_transactions (id),
  raw text,
  fee_wei numeric not null,
  tip_wei numeric,
  signed_at timestamptz not null
);
create index chain_attempts_transaction on chain_attempts (transaction_id);

-- What others want to have sent to the contract from the same account, between entries.
create table chain_calls (
  about text primary key,
  data text not null,
  asked_at timestamptz not null,
  transaction_id uuid references chain_transactions (id),
  -- Why the contract would not do it.
  refused text
);
create index chain_calls_waiting on chain_calls (asked_at) where transaction_id is null and refused is null;
create index chain_calls_transaction on chain_calls (transaction_id);

-- Every comparison of the chain with the ledger.
create table chain_verifications (
  id uuid primary key,
  chain_id bigint not null,
  contract text not null,
  ran_at timestamptz not null,
  block bigint not null,
  block_hash text not null,
  next_index bigint not null,
  tokens integer not null,
  balances integer not null,
  retirements integer not null,
  entries integer not null,
  differences jsonb not null,
  took_ms integer not null,
  foreign key (chain_id, contract) references chain_mirrors (chain_id, contract)
);
create index chain_verifications_newest on chain_verifications (ran_at);
