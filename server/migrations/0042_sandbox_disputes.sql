-- What the built-in test provider is told by the bank of a disputed card.
create table sandbox_disputes (
  id text primary key,
  intent_id text not null unique references sandbox_intents (id),
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  status text not null check (status in ('needs_response', 'won', 'lost')),
  created_at timestamptz not null
);
