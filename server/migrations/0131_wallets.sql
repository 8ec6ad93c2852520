-- Wallets on the chain that people have proven to hold the key of. An address belongs to one account at a time.
create table wallets (
  id uuid primary key,
  person_id uuid not null references users (id),
  address text not null unique check (address ~ '^0x[0-9a-f]{40}$'),
  proven_at timestamptz not null
);
create index wallets_person on wallets (person_id);

-- What a wallet was asked to sign, until it did or the time was over.
create table wallet_challenges (
  id uuid primary key,
  person_id uuid not null references users (id),
  address text not null,
  nonce text not null,
  chain_id bigint not null,
  contract text not null,
  expires_at timestamptz not null
);
create index wallet_challenges_expiry on wallet_challenges (expires_at);
create index wallet_challenges_person on wallet_challenges (person_id);

-- Credits that left for a wallet. The mirror reads the address here, since the log does not tell it.
create table withdrawals (
  id uuid primary key,
  -- Null once the account was erased.
  person_id uuid,
  batch_id uuid not null references batches (id),
  quantity bigint not null check (quantity > 0),
  address text not null check (address ~ '^0x[0-9a-f]{40}$'),
  asked_at timestamptz not null
);
create index withdrawals_person on withdrawals (person_id, asked_at);

-- Signatures by which tokens come back, sent to the chain by us.
create table bring_backs (
  id uuid primary key,
  person_id uuid not null,
  batch_id uuid not null references batches (id),
  quantity bigint not null check (quantity > 0),
  address text not null,
  asked_at timestamptz not null
);
create index bring_backs_person on bring_backs (person_id, asked_at);
create index bring_backs_address on bring_backs (address);

-- What the contract says came back, once enough blocks stand on it; by its own numbers.
create table wallet_deposits (
  chain_id bigint not null,
  contract text not null,
  number bigint not null,
  batch_id uuid not null,
  quantity bigint not null check (quantity > 0),
  address text not null,
  transaction_hash text not null,
  block bigint not null,
  block_hash text not null,
  seen_at timestamptz not null,
  -- To whom it was posted; null while nobody has proven the wallet, and once the account was erased.
  person_id uuid,
  posted_at timestamptz,
  -- Why it could not be posted.
  trouble text,
  -- When its block was found gone, after it had been believed.
  reversed_at timestamptz,
  primary key (chain_id, contract, number)
);
create index wallet_deposits_waiting on wallet_deposits (address) where posted_at is null;
create index wallet_deposits_person on wallet_deposits (person_id);

-- Up to which block the contract was read for what came back.
create table deposit_cursors (
  chain_id bigint not null,
  contract text not null,
  next_block bigint not null,
  primary key (chain_id, contract)
);
