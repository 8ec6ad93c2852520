-- Money is dollars, euros or pounds; whatever else moves is credits of a batch.
create function is_money(asset text) returns boolean language sql immutable parallel safe
  return asset in ('usd', 'eur', 'gbp');

alter table ledger_postings drop constraint ledger_postings_kind, drop constraint ledger_postings_serials;
alter table ledger_postings
  add constraint ledger_postings_kind check (
    is_money(asset) = (from_account ~ '^(world/)?money/') and is_money(asset) = (to_account ~ '^(world/)?money/')
  ),
  add constraint ledger_postings_serials check (
    case
      when is_money(asset) then serials is null
      when serials is null
        then from_account not like 'world/credits/issued/%' and to_account !~ '^credits/(owned|retired)/'
      else from_account not like 'world/credits/promised/%' and ledger_count_serials(serials) = amount
    end
  );

create or replace function ledger_refuse_overdraft() returns trigger language plpgsql as $$
begin
  raise exception 'account % would hold % of %', new.account, new.amount, new.asset
    using errcode = 'check_violation',
      constraint = case when is_money(new.asset) then 'ledger_money_overdrawn' else 'ledger_credits_overdrawn' end;
end $$;

-- What the buyer pays, in their own currency, and by which rates. The books of an order stay in dollars.
alter table orders
  add column currency text not null default 'usd' check (currency in ('usd', 'eur', 'gbp')),
  add column amount_minor bigint,
  add column rate_sheet_id uuid references rate_sheets (id);
update orders set amount_minor = total_cents + vat_cents;
alter table orders
  alter column amount_minor set not null,
  add check ((currency = 'usd') = (rate_sheet_id is null)),
  add check (currency <> 'usd' or amount_minor = total_cents + vat_cents),
  add check (amount_minor >= 0);

-- The same for what goes back.
alter table refunds add column amount_minor bigint;
update refunds set amount_minor = amount_cents;
alter table refunds alter column amount_minor set not null;
alter table part_refunds add column amount_minor bigint;
update part_refunds set amount_minor = amount_cents;
alter table part_refunds alter column amount_minor set not null;
alter table forward_returns add column amount_minor bigint;
update forward_returns set amount_minor = amount_cents;
alter table forward_returns alter column amount_minor set not null;

-- A bank speaks of a dispute in the currency of the payment; our books value it in dollars.
alter table disputes add column amount_minor bigint;
update disputes set amount_minor = amount_cents;
alter table disputes alter column amount_minor set not null;
