-- What goes back by transfer is in the currency that came.
alter table money_returns rename column amount_cents to amount_minor;
alter table money_returns
  add column currency text not null default 'usd' check (currency in ('usd', 'eur', 'gbp'));

-- One file may tell of one account in several currencies, each with balances of its own.
alter table bank_statements drop constraint bank_statements_sha256_account_key;
alter table bank_statements add unique (sha256, account, currency);
