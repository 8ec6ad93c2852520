-- What is sold before it exists has no serials (S7). A promise is a batch without a serial range: its units come from
-- world/credits/promised/<batch>, move without serials, and never reach anybody's holdings; what is delivered against it is
-- issued then, like any other credits.
alter table batches
  add column is_promise boolean not null default false,
  alter column serial_prefix drop not null,
  alter column serial_space drop not null,
  alter column serial_start drop not null,
  alter column serial_end drop not null,
  alter column quantity drop expression;
alter table batches add constraint batches_serials_or_promise check (
  case when serial_start is null
    then is_promise and serial_prefix is null and serial_space is null and serial_end is null and quantity > 0
    else serial_prefix is not null and serial_space is not null and serial_end is not null
      and quantity = serial_end - serial_start + 1
  end
);

-- Forwards older than this were listed from serials that nobody had issued. What the ledger and its log said stays said, so
-- these keep their serials; but nothing counts them as issued until their block is delivered or sold after a review. Where
-- some of a batch has reached a buyer, its vintage was over and it counts as before.
update batches set is_promise = true
where exists (select from listings where batch_id = batches.id and sale_type = 'forward')
  and not exists (select from listings where batch_id = batches.id and sale_type <> 'forward')
  and not exists (select from forward_deliveries where batch_id = batches.id)
  and not exists (
    select from ledger_balances balance
    where balance.asset = batches.id::text and balance.asset <> 'usd' and balance.amount > 0
      and balance.account ~ '^credits/(owned|retired)/'
  );

-- Issued credits move with as many serials; what moves without any is a promise, and that is never owned or retired.
alter table ledger_postings drop constraint ledger_postings_serials;
alter table ledger_postings add constraint ledger_postings_serials check (
  case
    when asset = 'usd' then serials is null
    when serials is null
      then from_account not like 'world/credits/issued/%' and to_account !~ '^credits/(owned|retired)/'
    else from_account not like 'world/credits/promised/%' and ledger_count_serials(serials) = amount
  end
);
