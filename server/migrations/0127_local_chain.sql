-- The chain that runs inside the server, for trying out. Its blocks, with what is answered about them.
create table chain_local_blocks (
  number bigint primary key check (number >= 0),
  hash bytea not null unique check (length(hash) = 32),
  state_root bytea not null check (length(state_root) = 32),
  header bytea not null,
  block jsonb not null,
  receipts jsonb not null
);

create table chain_local_transactions (
  hash bytea primary key check (length(hash) = 32),
  block_number bigint not null references chain_local_blocks on delete cascade
);
create index on chain_local_transactions (block_number);

-- The parts of its state and the code of its contracts, each under its own hash: none is ever changed.
create table chain_local_nodes (
  key bytea primary key,
  bytes bytea not null
);
