-- A card kept by the provider for a person: its names there, and what a person knows it by. No number of it is ever here.
create table saved_cards (
  person_id uuid primary key,
  provider text not null,
  customer_id text not null unique,
  method_id text,
  brand text,
  last4 text,
  exp_month integer,
  exp_year integer,
  -- When the provider said that it was kept: what it tells late does not take the place of what it told since.
  saved_at timestamptz,
  -- The card and month whose end its owner was warned of.
  warned_of text,
  check ((method_id is null) = (saved_at is null))
);
create index saved_cards_method on saved_cards (method_id);

-- Why a card was refused, as the provider's own word: some refusals are for its holder to lift.
alter table payments add column decline_code text;

-- Confirming: the bank asks the card's holder, who is told by mail and pays on the provider's page.
alter table subscription_runs drop constraint subscription_runs_state_check,
  add constraint subscription_runs_state_check
    check (state in ('charging', 'bought', 'retired', 'left_out', 'retrying', 'failed', 'confirming'));
drop index subscription_runs_open;
create index subscription_runs_open on subscription_runs (state) where state in ('charging', 'retrying', 'confirming');

alter table sandbox_intents
  add column customer text,
  add column method text,
  add column is_saved boolean not null default false;
-- A page that only keeps a card takes no money.
alter table sandbox_sessions drop constraint if exists sandbox_sessions_amount_cents_check,
  add constraint sandbox_sessions_amount_cents_check check (amount_cents >= 0);
