-- Standing wishes to buy, and every time one came due.

create table subscriptions (
  id uuid primary key,
  buyer_id uuid not null references users (id) on delete cascade,
  tonnes bigint not null check (tonnes > 0),
  every text not null check (every in ('month', 'year')),
  limits jsonb not null,
  price_cap_cents bigint not null check (price_cap_cents > 0),
  -- Months and years are counted from here, so that a 31st stays the last day of a month and does not wander.
  starts_on date not null,
  periods_run int not null default 0,
  next_run_on date not null,
  retire jsonb,
  state text not null check (state in ('active', 'paused', 'cancelled')),
  paused_because text,
  created_at timestamptz not null
);
create index subscriptions_buyer on subscriptions (buyer_id);
create index subscriptions_due on subscriptions (next_run_on) where state = 'active';

create table subscription_runs (
  id uuid primary key,
  subscription_id uuid not null references subscriptions (id) on delete cascade,
  due_on date not null,
  state text not null check (state in ('charging', 'bought', 'retired', 'left_out', 'retrying', 'failed')),
  order_id uuid unique references orders (id),
  attempts int not null default 1,
  retry_at timestamptz,
  message text,
  created_at timestamptz not null,
  -- Two schedulers cannot run one period twice.
  unique (subscription_id, due_on)
);
create index subscription_runs_open on subscription_runs (state) where state in ('charging', 'retrying');
