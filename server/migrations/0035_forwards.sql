-- Credits sold before they exist: what a listing promises, what an order was promised, what was delivered against it,
-- and what went back. The money lies in the ledger's account of the order line until then.

-- What happens at a date that was not met; only a forward listing has such a rule.
alter table listings add column shortfall text check (shortfall in ('wait', 'replace', 'refund'));
create table listing_milestones (
  listing_id uuid not null references listings (id) on delete cascade,
  position int not null check (position > 0),
  due_on date not null,
  credits bigint not null check (credits > 0),
  primary key (listing_id, position)
);
-- Forward listings older than this promised their credits by their vintage alone: one date, a quarter after its end.
update listings set shortfall = 'refund' where sale_type = 'forward';
insert into listing_milestones
  select listing.id, 1, greatest(batch.vintage_ends_on, listing.opened_at::date) + 90, listing.quantity
  from listings listing join batches batch on batch.id = listing.batch_id where listing.sale_type = 'forward';
alter table listings add constraint listings_forward check ((sale_type = 'forward') = (shortfall is not null));

-- How a line was sold never changes, whatever becomes of its listing.
alter table order_lines add column sale_type text not null default 'spot'
  check (sale_type in ('spot', 'forward', 'subscription'));

create table order_milestones (
  id uuid primary key,
  line_id uuid not null references order_lines (id),
  position int not null check (position > 0),
  -- As agreed; `due_on` moves when the buyer has agreed to wait.
  agreed_on date not null,
  due_on date not null,
  quantity bigint not null check (quantity > 0),
  seller_cents bigint not null check (seller_cents >= 0),
  fee_cents bigint not null check (fee_cents >= 0),
  shortfall text not null check (shortfall in ('wait', 'replace', 'refund')),
  state text not null check (state in ('open', 'delivered', 'replaced', 'refunded')),
  delivered bigint not null default 0,
  waits int not null default 0 check (waits >= 0),
  ended_at timestamptz,
  unique (line_id, position),
  constraint order_milestones_delivered check (delivered between 0 and quantity),
  constraint order_milestones_state check (state <> 'delivered' or delivered = quantity)
);
create index order_milestones_due on order_milestones (due_on) where state = 'open';

-- One hand-over of credits against a milestone, by the seller or from another seller in their place.
create table forward_deliveries (
  id uuid primary key,
  milestone_id uuid not null references order_milestones (id),
  batch_id uuid not null references batches (id),
  seller_id uuid not null,
  quantity bigint not null check (quantity > 0),
  seller_cents bigint not null check (seller_cents >= 0),
  fee_cents bigint not null check (fee_cents >= 0),
  is_replacement boolean not null,
  delivered_at timestamptz not null
);
create index forward_deliveries_milestone on forward_deliveries (milestone_id);
create index forward_deliveries_batch on forward_deliveries (batch_id);

-- Money of a milestone on its way back to the buyer.
create table forward_returns (
  milestone_id uuid primary key references order_milestones (id),
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  requested_at timestamptz not null,
  provider_id text unique,
  done_at timestamptz
);

-- The provider returns a payment in parts now.
alter table sandbox_refunds drop constraint sandbox_refunds_intent_id_key;
create index sandbox_refunds_intent on sandbox_refunds (intent_id);

-- What an order is to be retired as, at once or when it is delivered; and a retirement knows the order it came from.
alter table orders add column retire jsonb;
alter table retirements alter column buyer_id drop not null;
alter table retirements
  add column order_id uuid references orders (id),
  -- What was retired by itself: a line of an order or a delivery, each once.
  add column source text unique,
  add constraint retirements_owner check (buyer_id is not null or order_id is not null);
create index retirements_order on retirements (order_id) where order_id is not null;
-- A guest's retirement finds its owner with the order, once; nothing else about it ever changes.
drop trigger retirements_final on retirements;
create trigger retirements_final before update on retirements for each row
  when ((old.id, old.batch_id, old.quantity, old.retired_at, old.order_id, old.source)
      is distinct from (new.id, new.batch_id, new.quantity, new.retired_at, new.order_id, new.source)
    or (old.buyer_id is not null and old.buyer_id is distinct from new.buyer_id))
  execute function ledger_refuse_change();

-- A subscription bought from one listing goes on with that listing.
alter table subscriptions
  add column listing_id uuid references listings (id),
  add column order_id uuid references orders (id),
  add constraint subscriptions_started_once unique (order_id, listing_id);
-- Two lines of one order may each be the first run of a subscription.
alter table subscription_runs drop constraint subscription_runs_order_id_key;
create index subscription_runs_order on subscription_runs (order_id);
-- A choice made at checkout: how often the subscription lines of the order come again.
alter table orders add column subscribe_every text check (subscribe_every in ('month', 'year'));
