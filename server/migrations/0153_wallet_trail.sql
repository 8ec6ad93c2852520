-- What happened to the link between an account and a wallet, for the person of that account to read.
create table wallet_trail (
  id uuid primary key,
  person_id uuid not null references users (id),
  address text not null check (address ~ '^0x[0-9a-f]{40}$'),
  what text not null check (what in ('linked', 'linked_anew', 'taken_off', 'linked_elsewhere')),
  at timestamptz not null
);
create index wallet_trail_person on wallet_trail (person_id, at);
insert into wallet_trail (id, person_id, address, what, at)
  select gen_random_uuid(), person_id, address, 'linked', proven_at from wallets;
