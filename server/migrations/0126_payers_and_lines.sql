-- Everybody an order was paid by, and how much: to none of them goes back more than came from them.
drop table payers;
create table payers (
  id uuid primary key,
  order_id uuid not null references orders (id),
  -- The account in the letters banks compare by; the line's own id where the bank named none.
  account text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- Where to send it back; null where the bank named nobody.
  payee jsonb,
  noted_at timestamptz not null,
  unique (order_id, account)
);
with told as (
  select line.match_id as order_id, line.id, line.booked_on, line.amount_cents,
    case when line.counterparty is not null and line.counterparty_account is not null
      and (line.counterparty_bic is not null or line.counterparty_account ~ '^[A-Z]{2}[0-9]{2}[0-9A-Za-z]{8,}$')
      then jsonb_build_object('kind', 'named', 'holder', line.counterparty, 'account', line.counterparty_account,
        'bic', line.counterparty_bic) end as payee
  from bank_lines line join orders on orders.id = line.match_id
  where line.match_kind = 'transfer' and line.amount_cents > 0
)
insert into payers (id, order_id, account, amount_minor, payee, noted_at)
select gen_random_uuid(), order_id,
  coalesce(upper(regexp_replace(payee ->> 'account', '[^0-9A-Za-z]', '', 'g')), id::text),
  sum(amount_cents), (array_agg(payee order by booked_on desc, id desc))[1], max(booked_on)::timestamptz
from told group by 2, 3;

-- Which of them money goes back to, and who said where to in place of the bank.
alter table money_returns
  add column payer_id uuid references payers (id),
  -- The refund it is for, whole or in part; null where it is for none.
  add column refund_id uuid,
  add column named_by uuid,
  add column named_at timestamptz,
  -- The account that did not take it.
  add column payee_before jsonb,
  add check ((named_by is null) = (named_at is null));
update money_returns owed set payer_id = payer.id from payers payer
where payer.order_id = owed.order_id
  and payer.account = upper(regexp_replace(owed.payee ->> 'account', '[^0-9A-Za-z]', '', 'g'));
create index money_returns_payer on money_returns (payer_id);

-- What makes two lines one, however they are written; lines of before have only their fingerprint.
alter table bank_lines add column likeness text;
create index bank_lines_likeness on bank_lines (likeness, booked_on);

-- When a statement ends, so that the next can be held against it; and whether the make-believe bank wrote it.
alter table bank_statements
  add column closed_on date,
  add column is_sandbox boolean not null default false;
update bank_statements set closed_on = imported_at::date, is_sandbox = name like '%sandbox bank';
alter table bank_statements alter column closed_on set not null;

-- What one operator wants done with a large line, and another has to agree to.
create table line_proposals (
  id uuid primary key,
  line_id uuid not null references bank_lines (id),
  act text not null check (act in ('assign', 'set_aside')),
  invoice text,
  reason text not null,
  state text not null check (state in ('proposed', 'done', 'refused')),
  made_by uuid not null,
  made_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  check ((act = 'assign') = (invoice is not null)),
  check ((state = 'proposed') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  -- Four eyes: nobody agrees to what they proposed themselves.
  check (state <> 'done' or decided_by <> made_by)
);
create unique index line_proposals_waiting on line_proposals (line_id) where state = 'proposed';
